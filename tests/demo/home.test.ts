import { describe, expect, it } from 'vitest';
import { content } from '#demo/content/content.ts';
import { urlOfLink } from '#src/content/block-link.ts';
import type { ContentBlock } from '#src/content/block.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { showPageByUrl } from '#src/use-cases/show-page.ts';
import { demoPorts } from '../support/demo-ports.ts';

const ports = demoPorts();

function blocksOf(locale: Locale): readonly ContentBlock[] {
  const home = content[locale].pages.find(({ type }) => type === 'Home');
  return home && 'blocks' in home ? (home.blocks ?? []) : [];
}

async function outcomeAt(locale: Locale, url: string) {
  const request = { locale, hostKnown: true, ...splitUrl(url) };
  const outcome = await showPageByUrl(ports, { domains: {}, remap: {} }, request, url);
  return outcome.kind === 'page' ? outcome.model : outcome;
}

describe.each(LOCALES)('the home page in %s', (locale) => {
  const blocks = blocksOf(locale);

  it('tells of the bed, how to find it, what others say, how it comes, and where to lie down', () => {
    expect(blocks.map(({ type }) => type)).toEqual([
      'hero',
      'links',
      'links',
      'links',
      'category-tiles',
      'products',
      'awards',
      'text',
      'usps',
      'banner',
    ]);
  });

  it('finds mattresses by width, weight and position, each with one press, the bed drawn to scale, and advice', async () => {
    const links = blocks.flatMap((block) => (block.type === 'links' ? block.links : []));
    const pages = await Promise.all(links.map((link) => outcomeAt(locale, urlOfLink(link))));
    const others = pages.filter((page) => !('nbHits' in page));
    expect(others.map((page) => 'blocks' in page && page.blocks[0]?.type)).toEqual([
      'my-bed',
      'advice',
    ]);
    const listings = pages.filter((page) => 'nbHits' in page);
    expect(listings).toHaveLength(11);
    for (const listing of listings) {
      expect(listing).toMatchObject({ type: 'listing', appliedFilters: [{ kind: 'values' }] });
      expect(listing).toHaveProperty(
        'nbHits',
        expect.toSatisfy((count: number) => count > 3),
      );
    }
  });
});
