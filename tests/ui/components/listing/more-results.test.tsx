import { describe, expect, it } from 'vitest';
import type { Locale } from '#src/shared/locale.ts';
import { MoreResults } from '#ui/components/listing/MoreResults.tsx';
import { pageAt } from '../../../support/visit.ts';
import { found, markup, shopAround, tags } from '../../render-page.tsx';

/** The section below a listing after this number of further pages was requested. */
async function below(presses: number, locale: Locale = 'nl-nl') {
  const page = await pageAt('listing', '/matrassen', undefined, { locale });
  const { shop } = shopAround(page);
  const { navigation, loadMore } = shop.stores;
  for (let press = 1; press <= presses; press += 1) {
    await loadMore.load(`/matrassen?page=${press + 1}`, 'next');
  }
  const { page: listing } = navigation;
  if (listing.type !== 'listing') throw new Error(listing.type);
  return markup(shop, <MoreResults listing={listing} />);
}

const shown = (html: string) => found(html, /<p[^>]*>([^<]*)<\/p>/g);
const said = (html: string) => found(html, /<output[^>]*>([^<]*)<\/output>/g);

describe('MoreResults', () => {
  it('EL14 shows the number of loaded products and their total', async () => {
    expect(shown(await below(0))).toEqual(['6 van 14 producten getoond']);
    expect(shown(await below(1))).toEqual(['12 van 14 producten getoond']);
    expect(shown(await below(2))).toEqual(['14 van 14 producten getoond']);
  });

  it('EL10 announces the count only after more products were loaded', async () => {
    expect(said(await below(0))).toEqual(['']);
    expect(said(await below(1))).toEqual(['12 van 14 producten getoond']);
  });

  it.each([
    ['nl-be', '12 van 14 producten getoond'],
    ['de-de', '12 von 14 Produkten angezeigt'],
    ['en-us', '12 of 14 products shown'],
  ] as const)('EL14 shows the count in %s', async (locale, words) => {
    expect(shown(await below(1, locale))).toEqual([words]);
  });

  it('EL14 links to the next page, and has no link after the last', async () => {
    expect(tags(await below(0), '<a', 'rel="next"', 'href="/matrassen?page=2"')).toHaveLength(1);
    expect(tags(await below(1), '<a', 'rel="next"', 'href="/matrassen?page=3"')).toHaveLength(1);
    expect(tags(await below(2), '<a')).toEqual([]);
  });
});
