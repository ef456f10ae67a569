import { describe, expect, it } from 'vitest';
import { content } from '#demo/content/content.ts';
import { formatListerPlan, parseListerPlan } from '#src/content/lister-document.ts';
import { formatPageMetadata, readPageMetadata } from '#src/content/page-metadata.ts';
import { parsePageType } from '#src/content/page-type.ts';
import { resolveLink } from '#src/content/link.ts';
import { LOCALES } from '#src/shared/locale.ts';

/** What goes over the wire is JSON. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(LOCALES)('entries of %s as the content service writes them', (locale) => {
  const { pages, drafts, errorPage } = content[locale];
  const entries = [...pages, ...drafts, errorPage];

  it.each(entries)('H1 $uid says the same of itself after a journey', ({ metadata }) => {
    const document = formatPageMetadata(metadata);
    expect(document).toMatchObject({
      meta_title: metadata.metaTitle,
      meta_description: metadata.metaDescription,
    });
    expect(readPageMetadata(sent(document))).toEqual(metadata);
  });

  it('H7 have types that the shop has pages for', () => {
    expect(entries.filter(({ type }) => parsePageType(type) !== type)).toEqual([]);
  });

  it('L1 list the same after a journey: products_per_page and category_lister_banner', () => {
    const listers = pages.filter((page) => page.type === 'Lister');
    for (const { objectId, productsPerPage, banner } of listers) {
      const plan = {
        objectId,
        ...(productsPerPage !== undefined && { productsPerPage }),
        ...(banner && {
          banner: { startPosition: banner.startPosition, repeatInterval: banner.repeatInterval },
        }),
      };
      expect(parseListerPlan(sent(formatListerPlan(plan)))).toEqual(plan);
    }
  });

  it('H13 lead by links that can stand in a page as they are', () => {
    const links = [...pages, ...drafts].flatMap((page) =>
      'blocks' in page
        ? page.blocks.flatMap((block) => (block.type === 'links' ? block.links : []))
        : [],
    );
    expect(links.length).toBeGreaterThan(40);
    for (const { title, url } of links) {
      const link = resolveLink({ type: 'internal', url, title });
      expect(link).toEqual({ href: url, title, isExternal: false });
    }
  });
});
