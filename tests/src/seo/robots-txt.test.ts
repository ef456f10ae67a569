import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FilteredPageEntry } from '#src/content/filtered-page.ts';
import { listingUrl, type ListingState } from '#src/listing/listing-url.ts';
import { DEFAULT_SORTING } from '#src/listing/sorting.ts';
import { splitUrl } from '#src/routing/split-url.ts';
import { relOfListing } from '#src/seo/listing-link.ts';
import type { PolicyFacts } from '#src/seo/policy-facts.ts';
import { plainRobotsTxt, robotsTxt, type CrawlFacts } from '#src/seo/robots-txt.ts';
import { seoPolicy } from '#src/seo/seo-policy.ts';
import { anyFacets, anySelectionOf } from '../../support/arbitraries/filters.ts';
import { anyCategoryUrl, anySorting } from '../../support/arbitraries/listing.ts';
import { anyLocale } from '../../support/arbitraries/texts.ts';
import { readRobots, sitemapsIn } from '../../support/read-robots.ts';

const ORIGIN = 'https://nl.example';

const FACTS: CrawlFacts = {
  sitemap: `${ORIGIN}/sitemap.xml`,
  listings: [
    { categoryUrl: '/matrassen', keptPaths: ['/matrassen/maat/160x200'] },
    { categoryUrl: '/matrassen/latex', keptPaths: [] },
  ],
  pages: ['/', '/matrassen', '/matrassen/latex', '/matrassen/advies/hardheid', '/winkelwagen'],
  shoppersOwn: ['/winkelwagen', '/bestelling'],
};

const mayFetch = (facts: Partial<CrawlFacts> = {}) =>
  readRobots(ORIGIN, robotsTxt({ ...FACTS, ...facts }));

describe('robotsTxt', () => {
  it('names the list of sitemaps, where there is one', () => {
    expect(sitemapsIn(robotsTxt(FACTS))).toEqual(['https://nl.example/sitemap.xml']);
    expect(sitemapsIn(robotsTxt({ ...FACTS, sitemap: undefined }))).toEqual([]);
  });

  it.each([
    '/matrassen/maat/90x200',
    '/matrassen/maat/160x200+180x200',
    '/matrassen/maat/160x200/kleur/wit',
    '/matrassen/maat/90x200?sorting=price-asc',
    '/matrassen/latex/maat/90x200',
    '/matrassen?q=latex',
    '/matrassen?page=2&q=latex',
    '/matrassen?compare=AURORA,LUNA',
    '/matrassen/maat/160x200?q=latex',
    '/matrassen/maat/160x200?page=2&compare=AURORA',
    '/search?q=matras',
    '/search/q/matras',
    '/compare?compare=AURORA,LUNA',
    '/winkelwagen?form=coupon',
    '/cart/add',
    '/api/algolia/getProductsAndFilters',
  ])('keeps crawlers out of %s', (url) => {
    expect(mayFetch()(url)).toBe(false);
  });

  it.each([
    '/',
    '/matrassen',
    '/matrassen?page=2',
    '/matrassen?sorting=price-asc',
    '/matrassen?utm_source=brief',
    '/matrassen/latex',
    '/matrassen/advies/hardheid',
    '/matrassen/maat/160x200',
    '/matrassen/maat/160x200?page=2',
    '/searchlight',
    '/winkelwagen',
    '/search',
    '/assets/main-1.js',
    '/remote-image/aurora.webp?format=webp&width=640&quality=80',
    '/sitemap-products.xml',
  ])('lets crawlers into %s', (url) => {
    expect(mayFetch()(url)).toBe(true);
  });

  it('lets crawlers into pages that lie where it keeps them out of others', () => {
    const pages = ['/search/matras', '/cart/help', '/api/docs'];
    const allowed = mayFetch({ pages });
    for (const page of pages) expect([page, allowed(page)]).toEqual([page, true]);
  });

  it('leaves filters open where the pages below a category are too many to name', () => {
    const pages = Array.from({ length: 101 }, (_, place) => `/matrassen/latex/product-${place}`);
    const text = robotsTxt({ ...FACTS, pages });
    const allowed = readRobots(ORIGIN, text);
    expect(text.length).toBeLessThan(5_000);
    expect(pages.every(allowed)).toBe(true);
    expect(allowed('/matrassen/maat/90x200')).toBe(true);
    expect(allowed('/matrassen?q=latex')).toBe(false);
    expect(mayFetch({ pages: pages.slice(1) })('/matrassen/latex/maat/90x200')).toBe(false);
  });
});

describe('plainRobotsTxt', () => {
  it('keeps crawlers out of what needs no editor to be known', () => {
    const allowed = readRobots(ORIGIN, plainRobotsTxt(undefined));
    expect(allowed('/search?q=matras')).toBe(false);
    expect(allowed('/matrassen/maat/90x200')).toBe(true);
  });
});

/** A shop of a few listings, some of whose filters have a page, and a state of one of them. */
const anyShop = fc
  .record({
    locale: anyLocale,
    urls: fc.uniqueArray(anyCategoryUrl, { minLength: 1, maxLength: 3 }),
    facets: anyFacets,
    pages: fc.array(anyCategoryUrl, { maxLength: 3 }),
  })
  .chain(({ locale, urls, facets, pages }) => {
    const selection = anySelectionOf(facets, locale);
    const state: fc.Arbitrary<ListingState> = fc.record({
      categoryUrl: fc.constantFrom(...urls),
      query: fc.constantFrom('', 'latex', 'zacht & koel', 'q=1'),
      selection: fc.oneof(selection, fc.constant([])),
      facets: fc.constant(facets),
      locale: fc.constant(locale),
      sorting: anySorting,
      page: fc.integer({ min: 1, max: 3 }),
      compare: fc.constantFrom([], ['AURORA'], ['AURORA', 'LUNA']),
    });
    return fc.record({
      state: state.chain((one) => fc.constantFrom(one, { ...one, query: '', compare: [] })),
      listed: fc.array(state, { maxLength: 3 }),
      urls: fc.constant(urls),
      pages: fc.constant(pages),
    });
  })
  .map(({ state, listed, urls, pages }) => {
    // Half of the time the state is one that editors have listed.
    const landings = [...listed, ...(listed.length % 2 === 1 ? [state] : [])].map(landingOf);
    return { state, urls, pages, landings };
  });

const pathOf = ({ categoryUrl, selection, facets, locale }: ListingState) =>
  listingUrl({ categoryUrl, selection, facets, locale, sorting: DEFAULT_SORTING, page: 1 });

const landingOf = (state: ListingState): FilteredPageEntry => ({
  uid: pathOf(state),
  categoryUid: state.categoryUrl,
  objectId: '7',
  selection: state.selection,
  url: pathOf(state),
  title: 'Listed',
  text: '',
  metadata: {},
  alternates: {},
  modified: '2026-02-03',
});

type AnyShop = typeof anyShop extends fc.Arbitrary<infer Shop> ? Shop : never;

function listingsOf({ urls, landings }: AnyShop) {
  return urls.map((categoryUrl) => ({
    categoryUrl,
    filteredPages: landings.filter(
      ({ categoryUid, selection }) => categoryUid === categoryUrl && selection.length > 0,
    ),
  }));
}

function robotsOf(shop: AnyShop): (url: string) => boolean {
  const listings = listingsOf(shop).map(({ categoryUrl, filteredPages }) => ({
    categoryUrl,
    keptPaths: filteredPages.map(({ url }) => url),
  }));
  const pages = [...shop.urls, ...shop.pages];
  return readRobots(ORIGIN, robotsTxt({ listings, pages, shoppersOwn: [] }));
}

/** What the policy says of the state, with products on every page. */
function policyOf({ state, ...shop }: AnyShop) {
  const listing = listingsOf({ state, ...shop }).find(
    ({ categoryUrl }) => categoryUrl === state.categoryUrl,
  );
  const facts: PolicyFacts = {
    site: { domains: { [state.locale]: ORIGIN }, remap: {} },
    locale: state.locale,
    hostKnown: true,
    path: pathOf(state),
    query: splitUrl(listingUrl(state)).query,
    entry: { type: 'Lister', title: 'Matrassen', metadata: {}, alternates: {} },
    shell: { shopName: 'Sluimer', defaults: { metaTitle: '', metaDescription: '' } },
    listing: {
      selection: state.selection,
      nbHits: 99,
      filteredPages: listing?.filteredPages ?? [],
      query: state.query,
      pages: 9,
      urlOf: (page) => listingUrl({ ...state, page }),
    },
  };
  return seoPolicy(facts);
}

describe('robotsTxt and the policy on search engines', () => {
  it('never keep crawlers out of what may be found', () => {
    fc.assert(
      fc.property(anyShop, (shop) => {
        const address = ORIGIN + listingUrl(shop.state);
        const { robots, canonical } = policyOf(shop);
        const isFound = robots === 'index,follow' && canonical === address;
        expect(isFound && !robotsOf(shop)(address)).toBe(false);
      }),
    );
  });

  it('keep crawlers out of exactly what no link of a listing leads them to', () => {
    fc.assert(
      fc.property(anyShop, (shop) => {
        const url = listingUrl(shop.state);
        fc.pre(!shop.pages.includes(pathOf(shop.state)));
        const listing = listingsOf(shop).find((one) => one.categoryUrl === shop.state.categoryUrl);
        const keptPaths = listing?.filteredPages.map((page) => page.url) ?? [];
        const rel = relOfListing({ categoryUrl: shop.state.categoryUrl, keptPaths }, url);
        expect([url, robotsOf(shop)(url)]).toEqual([url, rel === undefined]);
      }),
    );
  });

  it('let crawlers into every published page', () => {
    fc.assert(
      fc.property(anyShop, (shop) => {
        const allowed = robotsOf(shop);
        expect([...shop.urls, ...shop.pages].filter((url) => !allowed(url))).toEqual([]);
      }),
    );
  });
});
