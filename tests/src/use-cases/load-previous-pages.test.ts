import { describe, expect, it } from 'vitest';
import { toComparedProduct } from '#src/compare/compared-product-document.ts';
import {
  changedListingUrl,
  comparedSize,
  comparedSkus,
  toggledListingUrls,
} from '#src/use-cases/changed-listing-url.ts';
import {
  isAvailableListing,
  isUrlOfListing,
  loadPreviousPages,
} from '#src/use-cases/load-previous-pages.ts';
import type { LoadedPage } from '#src/use-cases/page-answer.ts';
import type { CategoryPage } from '#src/use-cases/page-model.ts';
import { valuesOf } from '../../support/arbitraries/filters.ts';
import { MATTRESS_FACETS } from '../../support/facets.ts';
import { mattress } from '../../support/fake-shop.ts';
import {
  aHomePage,
  aListingPage,
  anErrorPage,
  aPicture,
  aProductPage,
  aSearchPage,
} from '../../support/shown-pages.ts';

/** A page of a listing in another order, with one product that is named after it. */
const pageOf = (page: number): CategoryPage => ({
  ...aListingPage,
  sorting: 'rating',
  firstPage: page,
  page,
  pages: 9,
  slots: [{ kind: 'product', hit: { ...mattress(1).hit, sku: `on-${page}` } }],
});

const skusOf = ({ slots }: Pick<CategoryPage, 'slots'>) =>
  slots.flatMap((slot) => (slot.kind === 'product' ? [slot.hit.sku] : []));

/** Loads the pages before the fourth one; `answers` has those that are answered otherwise. */
async function loaded(firstPage: number, answers: Readonly<Record<number, LoadedPage>> = {}) {
  const urls: string[] = [];
  const listing = await loadPreviousPages(pageOf(4), firstPage, (url) => {
    urls.push(url);
    const page = Number(/page=(\d+)/u.exec(url)?.[1] ?? 1);
    return Promise.resolve(answers[page] ?? { kind: 'page', model: pageOf(page) });
  });
  return { urls, firstPage: listing.firstPage, skus: skusOf(listing) };
}

describe('loadPreviousPages', () => {
  it('L2 extends a listing by the pages before it, in their order', async () => {
    expect(await loaded(2)).toEqual({
      urls: ['/matrassen?page=3&sorting=rating', '/matrassen?page=2&sorting=rating'],
      firstPage: 2,
      skus: ['on-2', 'on-3', 'on-4'],
    });
    expect((await loaded(1)).firstPage).toBe(1);
    expect(await loaded(4)).toEqual({ urls: [], firstPage: 4, skus: ['on-4'] });
  });

  it.each<LoadedPage>([
    { kind: 'outdated' },
    { kind: 'moved', status: 308, location: '/' },
    { kind: 'page', model: anErrorPage('/matrassen') },
    { kind: 'page', model: { ...pageOf(3), available: false } },
  ])('L2 stops at a page that is unavailable, so that there is no gap: %#', async (answer) => {
    expect(await loaded(2, { 3: answer })).toMatchObject({ firstPage: 4, skus: ['on-4'] });
    expect(await loaded(2, { 2: answer })).toMatchObject({ firstPage: 3, skus: ['on-3', 'on-4'] });
  });
});

describe('isAvailableListing', () => {
  it('is a category or a search whose products are known', () => {
    expect(isAvailableListing(aListingPage)).toBe(true);
    expect(isAvailableListing(aSearchPage)).toBe(true);
    expect(isAvailableListing({ ...aListingPage, available: false })).toBe(false);
    expect(isAvailableListing(aProductPage())).toBe(false);
    expect(isAvailableListing(aHomePage())).toBe(false);
  });
});

describe('isUrlOfListing', () => {
  it.each([
    ['/matrassen', true],
    ['/matrassen?page=2', true],
    ['/matrassen#filters', true],
    ['/matrassen/maat/90x200?page=2', true],
    ['/matrassenx', false],
    ['/bedden/matrassen', false],
    ['/bedden?from=/matrassen', false],
  ])('F1 of %s is %s', (url, expected) => {
    expect(isUrlOfListing(aListingPage, url)).toBe(expected);
  });
});

const NARROW = valuesOf('maat', ['90x200']);

describe('changedListingUrl', () => {
  const compared = ['A', 'B'].map((sku) =>
    toComparedProduct({ sku, name: sku, url: `/${sku}`, image: aPicture, choices: '' }),
  );
  const listing: CategoryPage = {
    ...pageOf(3),
    query: 'latex',
    facets: MATTRESS_FACETS,
    appliedFilters: [NARROW],
    compared,
    bed: { width: 160, length: 200, mattresses: 1 },
    ofBed: { sizes: [], others: 0, isInAllSizes: true },
    delivery: { days: [], chosen: '2026-12-04' },
  };

  it('F9 L7 keeps all that narrows a listing, and leads to its first page', () => {
    const [path, query = ''] = changedListingUrl(listing, {}).split('?');
    expect(path).toBe('/matrassen/maat/90x200');
    expect(new Set(query.split('&'))).toEqual(
      new Set([
        'q=latex',
        'sorting=rating',
        'compare=A,B',
        'bed=160x200',
        'sizes=all',
        'delivered=2026-12-04',
      ]),
    );
    expect(changedListingUrl(listing, { page: 2 })).toContain('page=2');
  });

  it('MB5 keeps the sizes of a bed that a listing is narrowed to', () => {
    const { ofBed: _, ...unnarrowed } = listing;
    expect(changedListingUrl(unnarrowed, {})).not.toContain('sizes=');
    const { delivery: __, ...anyDay } = listing;
    expect(changedListingUrl(anyDay, {})).not.toContain('delivered=');
  });

  it('F3 toggles each value, from the first page', () => {
    const urls = toggledListingUrls({ ...aListingPage, facets: MATTRESS_FACETS, page: 2 });
    expect(urls.get('maat')?.byValue().get('90x200')).toBe('/matrassen/maat/90x200');
  });

  it('EL19 names the products that are compared, and in which size', () => {
    expect(comparedSkus(listing)).toEqual(['A', 'B']);
    expect(comparedSize(listing)).toBe('90x200');
    const two = valuesOf('maat', ['90x200', '140x200']);
    const firm = valuesOf('matras_hardheid', ['Stevig']);
    expect(comparedSize({ appliedFilters: [firm, two] })).toBeUndefined();
    expect(comparedSize({ appliedFilters: [firm] })).toBeUndefined();
    expect(comparedSize({ appliedFilters: [firm, NARROW] })).toBe('90x200');
  });
});
