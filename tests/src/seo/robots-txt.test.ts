import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LandingPageEntry } from '#src/content/landing-page-entry.ts';
import { listingUrl, type ListingState } from '#src/listing/listing-url.ts';
import { DEFAULT_SORTING } from '#src/search/sorting-and-page-size.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { bytesOfLines, chooseDisallowedPaths } from '#src/seo/disallowed-paths.ts';
import { relOfListingLink } from '#src/seo/link-rules.ts';
import type { SeoFacts } from '#src/seo/seo-facts.ts';
import { fallbackRobotsTxt, robotsTxt, type RobotsTxtFacts } from '#src/seo/robots-txt.ts';
import { seoPolicy } from '#src/seo/seo-policy.ts';
import { anyFacets, anySelectionOf } from '../../support/arbitraries/filters.ts';
import { anyCategoryUrl, anySorting } from '../../support/arbitraries/listing.ts';
import { anyLocale } from '../../support/arbitraries/texts.ts';
import { readRobots, sitemapsIn } from '../../support/read-robots.ts';

const ORIGIN = 'https://nl.example';

const FACTS: RobotsTxtFacts = {
  sitemap: `${ORIGIN}/sitemap.xml`,
  listings: [
    { categoryUrl: '/matrassen', indexablePaths: ['/matrassen/maat/160x200'] },
    { categoryUrl: '/matrassen/latex', indexablePaths: [] },
  ],
  pages: ['/', '/matrassen', '/matrassen/latex', '/matrassen/advies/hardheid', '/winkelwagen'],
  cartPaths: ['/winkelwagen', '/bestelling'],
};

/** Maximum size that crawlers read: 500 KiB. */
const MAX_BYTES = 512_000;

/** Makes paths so long that a tenth of the usual number fills a file. */
const LONG_NAME = 'x'.repeat(200);

const longPath = (folder: string, index: number) => `${folder}/bed-${index}-${LONG_NAME}`;

const pathsIn = (folder: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => longPath(folder, index));

const mayFetch = (facts: Partial<RobotsTxtFacts> = {}) =>
  readRobots(ORIGIN, robotsTxt({ ...FACTS, ...facts }));

describe('robotsTxt', () => {
  it('names the sitemap index, if there is one', () => {
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
    '/aurora?stars=1,2',
    '/aurora?maat=90x200&stars=5&review-sorting=helpful',
    '/aurora?review-sorting=helpful',
    '/aurora?maat=90x200&review-page=2',
    '/aurora?review-size=160x200',
    '/aurora?configurator=topper',
    '/aurora?maat=90x200&configurator=topper',
    '/advies?compare=AURORA',
    '/api/algolia/getProductsAndFilters',
  ])('disallows %s', (url) => {
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
    '/aurora',
    '/aurora?maat=90x200',
    '/aurora?maat=90x200&kleur=wit&topper=latex',
    '/aurora?superstars=1&maat=stars',
    '/winkelwagen',
    '/search',
    '/assets/main-1.js',
    '/remote-image/aurora.webp?format=webp&width=640&quality=80',
    '/sitemap-products.xml',
  ])('allows %s', (url) => {
    expect(mayFetch()(url)).toBe(true);
  });

  it('allows pages below disallowed paths', () => {
    const pages = ['/search/matras', '/cart/help', '/api/docs'];
    const allowed = mayFetch({ pages });
    for (const page of pages) expect([page, allowed(page)]).toEqual([page, true]);
  });

  it('writes rules of paths alone, with and without content', () => {
    for (const text of [robotsTxt(FACTS), fallbackRobotsTxt(FACTS.sitemap)]) {
      const rules = text.split('\n\n')[0]?.split('\n').slice(1) ?? [];
      expect(rules.length).toBeGreaterThan(5);
      expect(rules.filter((rule) => !/^(?:Allow|Disallow): \/\S*$/u.test(rule))).toEqual([]);
    }
  });

  it('allows by name only what another rule would close', () => {
    expect(robotsTxt(FACTS)).not.toContain('Allow: /matrassen/latex$');
    expect(robotsTxt(FACTS)).toContain('Allow: /matrassen/advies/hardheid$');
  });

  it('disallows the filters of a listing that is the home page', () => {
    const allowed = mayFetch({
      listings: [{ categoryUrl: '/', indexablePaths: [] }],
      pages: ['/'],
    });
    expect(['/', '/maat/90x200', '/x/maat/90x200'].map(allowed)).toEqual([true, false, false]);
  });

  it('writes every Allow line before the Disallow lines', () => {
    const lines = robotsTxt(FACTS).split('\n');
    const lastAllow = lines.findLastIndex((line) => line.startsWith('Allow:'));
    const firstDisallow = lines.findIndex((line) => line.startsWith('Disallow:'));
    expect(lastAllow).toBeGreaterThan(0);
    expect(firstDisallow).toBeGreaterThan(lastAllow);
  });

  it('leaves filters open in a category with too many pages below it to list, and only there', () => {
    const landings = pathsIn('/matrassen/maat', 180);
    const many = pathsIn('/bedden/maat', 240);
    const listings = [
      { categoryUrl: '/matrassen', indexablePaths: [] },
      { categoryUrl: '/bedden', indexablePaths: many },
      { categoryUrl: '/dekbedden', indexablePaths: ['/dekbedden/maat/140x200'] },
    ];
    const text = robotsTxt({ ...FACTS, listings, pages: landings });
    const allowed = readRobots(ORIGIN, text);
    expect(text.length).toBeLessThan(MAX_BYTES);
    const some = [...landings, ...many].filter((_, index) => index % 10 === 9);
    expect(some.filter((page) => !allowed(page))).toEqual([]);
    expect(allowed('/bedden/kleur/wit')).toBe(true);
    expect(allowed('/bedden?q=latex')).toBe(false);
    expect(allowed(`${longPath('/bedden/maat', 1)}?q=latex`)).toBe(false);
    for (const path of ['/matrassen/kleur/wit', '/dekbedden/kleur/wit'])
      expect([path, allowed(path)]).toEqual([path, false]);
  });

  it('leaves even searches open when more pages lie below /search than can be listed', () => {
    const pages = pathsIn('/search', 1_200);
    const text = robotsTxt({ ...FACTS, pages });
    const allowed = readRobots(ORIGIN, text);
    expect(text.length).toBeLessThan(MAX_BYTES);
    expect([...pages.slice(-1), '/search/q/matras', '/cart/add'].map(allowed)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('chooseDisallowedPaths', () => {
  const candidates = [
    { path: '/ab', pages: ['/ab/1', '/ab/2'] },
    { path: '/c', pages: [] },
    { path: '/d', pages: ['/ab/2'] },
  ];
  const chosenIn = (byteBudget: number) =>
    chooseDisallowedPaths(candidates, {
      disallowLines: (path) => [path],
      allowLines: (page) => [page],
      byteBudget,
    });

  it('closes the paths with the fewest pages first, as long as their rules fit', () => {
    const all = { paths: ['/c', '/d', '/ab'], pages: ['/ab/2', '/ab/1'] };
    expect(chosenIn(22)).toEqual(all);
    expect(chosenIn(21)).toEqual({ paths: ['/c', '/d'], pages: ['/ab/2'] });
    expect(chosenIn(11)).toEqual({ paths: ['/c'], pages: [] });
    expect(chosenIn(2)).toEqual({ paths: [], pages: [] });
  });
});

describe('bytesOfLines', () => {
  it('is the size of lines with their ends, and no less with other letters than ASCII', () => {
    expect(bytesOfLines(['ab', '', 'c'])).toBe(6);
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (lines) => {
        const text = lines.map((line) => `${line}\n`).join('');
        expect(bytesOfLines(lines)).toBeGreaterThanOrEqual(new TextEncoder().encode(text).length);
      }),
      { numRuns: 20 },
    );
  });
});

describe('fallbackRobotsTxt', () => {
  it('disallows searches, and allows filters, which it cannot recognize without content', () => {
    const allowed = readRobots(ORIGIN, fallbackRobotsTxt(undefined));
    expect(allowed('/search?q=matras')).toBe(false);
    expect(allowed('/matrassen/maat/90x200')).toBe(true);
  });
});

/** A shop with a few listings, some with filtered pages, and a state of one of them. */
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
    // In half of the cases the state is one with a filtered page.
    const landings = [...listed, ...(listed.length % 2 === 1 ? [state] : [])].map(landingOf);
    return { state, urls, pages, landings };
  });

const pathOf = ({ categoryUrl, selection, facets, locale }: ListingState) =>
  listingUrl({ categoryUrl, selection, facets, locale, sorting: DEFAULT_SORTING, page: 1 });

const landingOf = (state: ListingState): LandingPageEntry => ({
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
    indexablePaths: filteredPages.map(({ url }) => url),
  }));
  const pages = [...shop.urls, ...shop.pages];
  return readRobots(ORIGIN, robotsTxt({ listings, pages, cartPaths: [] }));
}

/** The policy for the state, with products on every page. */
function policyOf({ state, ...shop }: AnyShop) {
  const listing = listingsOf({ state, ...shop }).find(
    ({ categoryUrl }) => categoryUrl === state.categoryUrl,
  );
  const facts: SeoFacts = {
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

/** Shops with few or many categories, and few or many filtered pages. */
const anyLargeShop: fc.Arbitrary<RobotsTxtFacts> = fc
  .record({
    categories: fc.array(
      fc.record({
        name: fc.constantFrom('bedden', 'matrassen-en-toppers', 'b%C3%A9d', 'bäder'),
        indexable: fc.constantFrom(0, 1, 4, 90, 400),
        others: fc.constantFrom(0, 3, 12, 200),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    empty: fc.constantFrom(0, 10, 3_000),
    below: fc.constantFrom('/cart', '/search', '/advies'),
    count: fc.constantFrom(0, 2, 2_000),
  })
  .map(({ categories, empty, below, count }) => {
    const listings = categories.map(({ name, indexable }, index) => ({
      categoryUrl: `/${name}-${index}`,
      indexablePaths: pathsIn(`/${name}-${index}/maat`, indexable),
    }));
    const others = categories.flatMap(({ name, others: amount }, index) =>
      pathsIn(`/${name}-${index}/deel/advies`, amount),
    );
    const rest = pathsIn('/leeg', empty).map((categoryUrl) => ({
      categoryUrl,
      indexablePaths: [],
    }));
    return {
      sitemap: `${ORIGIN}/sitemap.xml`,
      listings: [...listings, ...rest],
      pages: [
        ...listings.map(({ categoryUrl }) => categoryUrl),
        ...others,
        ...pathsIn(below, count),
      ],
      cartPaths: ['/winkelwagen'],
    };
  });

describe('robotsTxt of a shop of any size', () => {
  it('stays within the size that crawlers read, and allows every indexable page', () => {
    fc.assert(
      fc.property(anyLargeShop, (facts) => {
        const text = robotsTxt(facts);
        expect(new TextEncoder().encode(text).length).toBeLessThan(MAX_BYTES);
        const allowed = readRobots(ORIGIN, text);
        const pages = [
          ...facts.pages,
          ...facts.listings.flatMap(({ indexablePaths }) => indexablePaths),
        ];
        const step = Math.ceil(pages.length / 25);
        const sampled = pages.filter((_, index) => (pages.length - 1 - index) % step === 0);
        expect(sampled.filter((page) => !allowed(page))).toEqual([]);
        expect(allowed('/search?q=latex')).toBe(false);
      }),
      { numRuns: 12 },
    );
  });
});

describe('robotsTxt and seoPolicy', () => {
  it('never disallow an indexable page at its canonical URL', () => {
    fc.assert(
      fc.property(anyShop, (shop) => {
        const address = ORIGIN + listingUrl(shop.state);
        const { robots, canonical } = policyOf(shop);
        const isFound = robots === 'index,follow' && canonical === address;
        expect(isFound && !robotsOf(shop)(address)).toBe(false);
      }),
    );
  });

  it('disallow exactly the listing URLs whose links are nofollow', () => {
    fc.assert(
      fc.property(anyShop, (shop) => {
        const url = listingUrl(shop.state);
        fc.pre(!shop.pages.includes(pathOf(shop.state)));
        const listing = listingsOf(shop).find((one) => one.categoryUrl === shop.state.categoryUrl);
        const indexablePaths = listing?.filteredPages.map((page) => page.url) ?? [];
        const rel = relOfListingLink({ categoryUrl: shop.state.categoryUrl, indexablePaths }, url);
        expect([url, robotsOf(shop)(url)]).toEqual([url, rel === undefined]);
      }),
    );
  });

  it('allow every published page', () => {
    fc.assert(
      fc.property(anyShop, (shop) => {
        const allowed = robotsOf(shop);
        expect([...shop.urls, ...shop.pages].filter((url) => !allowed(url))).toEqual([]);
      }),
    );
  });
});
