import { describe, expect, it } from 'vitest';
import { content } from '#demo/content/content.ts';
import { formatPage, parsePageEntry } from '#src/content/page-document.ts';
import { formatPageMetadata, readPageMetadata } from '#src/content/page-metadata.ts';
import { parsePageType } from '#src/content/page-entry.ts';
import { urlOfLink, toLink } from '#src/content/block-link.ts';
import { resolveLink } from '#src/content/link.ts';
import { LOCALES } from '#src/shared/locale.ts';

/** A value as JSON over the wire. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(LOCALES)('entries of %s in the format of the content service', (locale) => {
  const { pages, drafts, errorPage } = content[locale];
  const entries = [...pages, ...drafts, errorPage];

  it.each(entries)('H1 $uid has the same metadata after a round trip', ({ metadata }) => {
    const document = formatPageMetadata(metadata);
    expect(document).toMatchObject({
      meta_title: metadata.metaTitle,
      meta_description: metadata.metaDescription,
    });
    expect(readPageMetadata(sent(document))).toEqual(metadata);
  });

  it('H7 have known page types', () => {
    expect(entries.filter(({ type }) => parsePageType(type) !== type)).toEqual([]);
  });

  it.each(entries)('L1 H13 $uid is the same page after a round trip', (page) => {
    const document = formatPage(page, page.url, () => undefined);
    expect(parsePageEntry(sent(document))).toEqual(page);
  });

  it('L1 have the field names of the content service in listers', () => {
    const listers = pages.filter((page) => page.type === 'Lister');
    const documents = listers.map((page) => formatPage(page, page.url, () => undefined));
    for (const document of documents) {
      expect(document).toMatchObject({
        object_id: expect.stringMatching(/^\d+$/) as string,
        category_lister_banner: expect.any(Array) as unknown[],
        filters: [],
      });
    }
    const banners = documents.flatMap((document) => document.category_lister_banner ?? []);
    expect(banners.length).toBeGreaterThanOrEqual(4);
    for (const { start_position, repeat_interval, link } of banners) {
      expect(start_position).toBeGreaterThanOrEqual(1);
      expect(repeat_interval).toBeGreaterThanOrEqual(0);
      expect(link.internal_link).toHaveLength(1);
    }
  });

  it('H13 have internal links that resolve unchanged', () => {
    const links = [...pages, ...drafts].flatMap((page) =>
      'blocks' in page
        ? page.blocks.flatMap((block) => (block.type === 'links' ? block.links : []))
        : [],
    );
    expect(links.length).toBeGreaterThan(40);
    for (const link of links) {
      const { title } = link;
      const href = urlOfLink(link);
      expect(resolveLink(toLink(link))).toEqual({ href, title, isExternal: false });
    }
  });
});
