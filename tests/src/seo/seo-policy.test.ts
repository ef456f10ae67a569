import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LandingPageEntry, landingPageOf } from '#src/content/landing-page-entry.ts';
import type { PageMetadata } from '#src/content/page-metadata.ts';
import { isSameSelection } from '#src/filters/selection.ts';
import { pageOfQuery } from '#src/listing/pagination.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { robotsTag } from '#src/seo/head.ts';
import type { ListingSeoFacts, SeoFacts } from '#src/seo/seo-facts.ts';
import { seoPolicy } from '#src/seo/seo-policy.ts';
import { SEO_ROWS, type SeoRule } from '#src/seo/seo-rules.ts';
import { absoluteUrl, applyRemap } from '#src/seo/site.ts';
import { languageTag, type Locale, LOCALES } from '#src/shared/locale.ts';
import { valuesOf } from '../../support/arbitraries/filters.ts';
import {
  anyLocalePaths,
  anyMetadata,
  anyOpenListing,
  anyPolicyFacts,
  anySite,
} from '../../support/arbitraries/seo.ts';
import { anyLocale } from '../../support/arbitraries/texts.ts';

const FACTS: SeoFacts = {
  site: {
    domains: { 'nl-nl': 'https://nl.example', 'de-de': 'https://de.example' },
    remap: { 'nl-nl': { '/oud': '/matrassen' } },
  },
  locale: 'nl-nl',
  hostKnown: true,
  path: '/matrassen',
  query: '',
  entry: {
    type: 'Lister',
    title: 'Matrassen',
    metadata: {},
    alternates: { 'nl-nl': '/matrassen', 'de-de': '/matratzen' },
  },
  shell: {
    shopName: 'Sluimer',
    defaults: { metaTitle: 'Sluimer, beter slapen', metaDescription: 'Matrassen en bedden.' },
  },
};

const LISTING: ListingSeoFacts = {
  selection: [],
  nbHits: 14,
  filteredPages: [],
  pages: 3,
  urlOf: (page) => (page === 1 ? '/matrassen' : `/matrassen?page=${page}`),
};

const FIRM: LandingPageEntry = {
  uid: 'firm',
  categoryUid: 'mattresses',
  objectId: '7',
  selection: [valuesOf('hardheid', ['Stevig'])],
  url: '/matrassen/hardheid/stevig',
  title: 'Stevige matrassen',
  text: 'Voor wie vlak wil liggen.',
  metadata: { metaDescription: 'Stevig liggen.' },
  alternates: { 'nl-nl': '/matrassen/hardheid/stevig', 'de-de': '/matratzen/haertegrad/fest' },
  modified: '2026-02-03',
};

/** Firm mattresses, at their own address. */
const firm = (listing: Partial<ListingSeoFacts> = {}, more: Partial<SeoFacts> = {}): SeoFacts => ({
  ...FACTS,
  path: FIRM.url,
  ...more,
  listing: { ...LISTING, selection: FIRM.selection, ...listing },
});

const withMetadata = (metadata: SeoFacts['entry']['metadata'], more: Partial<SeoFacts> = {}) =>
  seoPolicy({ ...FACTS, ...more, entry: { ...FACTS.entry, metadata } });

const withType = (type: SeoFacts['entry']['type']) =>
  seoPolicy({ ...FACTS, entry: { ...FACTS.entry, type } });

describe('seoPolicy', () => {
  it('H1 returns a complete head for an indexable page', () => {
    expect(seoPolicy(FACTS)).toEqual({
      status: 200,
      rule: 'category',
      title: 'Matrassen | Sluimer',
      description: 'Matrassen en bedden.',
      ogTitle: 'Matrassen | Sluimer',
      ogDescription: 'Matrassen en bedden.',
      robots: 'index,follow',
      canonical: 'https://nl.example/matrassen',
      ogUrl: 'https://nl.example/matrassen',
      alternates: [
        { hreflang: 'nl-NL', href: 'https://nl.example/matrassen' },
        { hreflang: 'de-DE', href: 'https://de.example/matratzen' },
        { hreflang: 'x-default', href: 'https://nl.example/matrassen' },
      ],
      inSitemap: true,
    });
  });

  it('H1 lets the metadata of a page override disableSearchIndexing of the shop, both ways', () => {
    const defaults = { ...FACTS.shell.defaults, disableSearchIndexing: true };
    const shell = { ...FACTS.shell, defaults };
    expect(withMetadata({}, { shell }).robots).toBe('noindex,nofollow');
    expect(withMetadata({ disableSearchIndexing: false }, { shell }).robots).toBe('index,follow');
    expect(withMetadata({ disableSearchIndexing: true }).robots).toBe('noindex,nofollow');
  });

  it('H2 H3 H4 sets noindex, and drops canonical and alternates, with disableSearchIndexing', () => {
    const policy = withMetadata({ disableSearchIndexing: true }, { listing: LISTING });
    expect(policy).toMatchObject({ status: 200, robots: 'noindex,nofollow', inSitemap: false });
    expect(policy.alternates).toEqual([]);
    expect(policy).not.toHaveProperty('canonical');
  });

  it.each(['?page=2', '?sorting=price-asc', '?anything=1'])(
    'H4 names no alternates at %s, as the other locales may not have it',
    (query) => {
      expect(seoPolicy({ ...FACTS, listing: LISTING, query }).alternates).toEqual([]);
    },
  );

  it.each(['', '?page=1', '?compare=A-1', '?coupon=TEN'])(
    'H4 names the alternates at %j',
    (query) => {
      expect(seoPolicy({ ...FACTS, listing: LISTING, query }).alternates).toHaveLength(3);
    },
  );

  it('H3 names the page itself as canonical of its page 2, if it is no listing', () => {
    expect(seoPolicy({ ...FACTS, query: '?page=2' }).canonical).toBe(
      'https://nl.example/matrassen',
    );
  });

  it('H2 H4 has neither robots tag nor alternates on a filtered page', () => {
    const policy = seoPolicy(firm());
    expect(policy).not.toHaveProperty('robots');
    expect(policy).toMatchObject({
      title: 'Matrassen | Sluimer',
      canonical: 'https://nl.example/matrassen/hardheid/stevig',
      alternates: [],
      next: 'https://nl.example/matrassen?page=2',
      inSitemap: false,
    });
  });

  it('H2 H3 has neither robots tag nor canonical link on a disabled filtered page', () => {
    const policy = withMetadata({ disableSearchIndexing: true }, firm());
    expect(policy).not.toHaveProperty('robots');
    expect(policy).not.toHaveProperty('canonical');
    expect(policy.next).toBe('https://nl.example/matrassen?page=2');
  });

  it('F11 gives listed filters their own title, head and sitemap entry', () => {
    expect(seoPolicy(firm({ filteredPages: [FIRM] }))).toMatchObject({
      status: 200,
      title: 'Stevige matrassen | Sluimer',
      description: 'Stevig liggen.',
      robots: 'index,follow',
      canonical: 'https://nl.example/matrassen/hardheid/stevig',
      alternates: [
        { hreflang: 'nl-NL', href: 'https://nl.example/matrassen/hardheid/stevig' },
        { hreflang: 'de-DE', href: 'https://de.example/matratzen/haertegrad/fest' },
        { hreflang: 'x-default' },
      ],
      inSitemap: true,
    });
  });

  it('F11 treats listed filters as unlisted while they find no products', () => {
    const listing = { nbHits: 0, pages: 0 };
    const policy = seoPolicy(firm({ ...listing, filteredPages: [FIRM] }));
    expect(policy).toEqual(seoPolicy(firm(listing)));
    expect(policy).toMatchObject({ status: 200, alternates: [], inSitemap: false });
  });

  it('F11 H3 makes page 2 of listed filters its own canonical, outside the sitemap', () => {
    expect(seoPolicy(firm({ filteredPages: [FIRM] }, { query: '?page=2' }))).toMatchObject({
      robots: 'index,follow',
      canonical: 'https://nl.example/matrassen/hardheid/stevig?page=2',
      inSitemap: false,
    });
  });

  it('F11 applies disableSearchIndexing of the filtered page, not of the category', () => {
    const disabled = { ...FIRM, metadata: { disableSearchIndexing: true } };
    expect(seoPolicy(firm({ filteredPages: [disabled] })).robots).toBe('noindex,nofollow');
    const listed = firm({ filteredPages: [FIRM] });
    expect(withMetadata({ disableSearchIndexing: true }, listed).robots).toBe('index,follow');
  });

  it.each([
    ['', 3, 200],
    ['?page=3', 3, 200],
    ['?page=4', 3, 404],
    ['?page=1', 0, 200],
    ['?page=2', 0, 404],
    ['?page=-2', 0, 200],
  ])('H5 answers "%s" of %i pages with %i', (query, pages, status) => {
    expect(seoPolicy({ ...FACTS, query, listing: { ...LISTING, pages } }).status).toBe(status);
  });

  it('H8 prefers the failure of the use case to a status of its own', () => {
    const listing = { ...LISTING, pages: 1 };
    expect(seoPolicy({ ...FACTS, query: '?page=9', listing, failure: 503 }).status).toBe(503);
    expect(seoPolicy({ ...FACTS, failure: 404 }).status).toBe(404);
    expect(seoPolicy({ ...FACTS, failure: 410 })).toMatchObject({
      status: 410,
      robots: 'noindex,nofollow',
      alternates: [],
      inSitemap: false,
    });
    expect(withType('Error').status).toBe(404);
  });

  it('H3 has no canonical link when the page hides it, on a product page, and at an unknown host', () => {
    expect(withMetadata({ hideCanonical: true })).not.toHaveProperty('canonical');
    expect(withType('Product')).not.toHaveProperty('canonical');
    expect(seoPolicy({ ...FACTS, hostKnown: false })).not.toHaveProperty('canonical');
    expect(seoPolicy({ ...FACTS, locale: 'en-us' })).not.toHaveProperty('canonical');
  });

  it.each(['?email=anna%40example.nl', '?x=1&postcode=1791AA', '?customer_id=7'])(
    'H2 H3 keeps an address with a visitor’s own data out of search engines: %s',
    (query) => {
      const policy = seoPolicy({ ...FACTS, query });
      expect(policy).toMatchObject({ robots: 'noindex,nofollow', alternates: [] });
      expect(policy).not.toHaveProperty('canonical');
      expect(policy).not.toHaveProperty('ogUrl');
    },
  );

  it('H3 H4 has product pages in the sitemap, with their alternates', () => {
    expect(withType('Product')).toMatchObject({ robots: 'index,follow', inSitemap: true });
    expect(withType('Product').alternates).toHaveLength(3);
  });

  it.each<[string, Partial<SeoFacts>]>([
    ['with a query string', { query: '?utm=b' }],
    ['with an explicit first page', { query: '?page=1' }],
    ['of a later page', { query: '?page=2', listing: LISTING }],
    ['that is remapped', { path: '/oud' }],
    ['without a domain', { locale: 'en-us' }],
    ['at an unknown host', { hostKnown: false }],
    ['of a failure', { failure: 503 }],
  ])('keeps an address %s out of the sitemap', (_, more) => {
    expect(seoPolicy({ ...FACTS, ...more }).inSitemap).toBe(false);
    const product = { ...FACTS.entry, type: 'Product' } as const;
    expect(seoPolicy({ ...FACTS, ...more, entry: product }).inSitemap).toBe(false);
  });

  it('keeps a page that hides its canonical link out of the sitemap', () => {
    expect(withMetadata({ hideCanonical: true })).toMatchObject({
      robots: 'index,follow',
      inSitemap: false,
    });
  });

  it.each<SeoFacts['entry']['type']>(['Error', 'Cart', 'Search'])(
    'H8 keeps a page of type %s out of search engines, filtered or not',
    (type) => {
      const entry = { ...FACTS.entry, type };
      for (const facts of [FACTS, firm(), firm({ filteredPages: [FIRM] })]) {
        const policy = seoPolicy({ ...facts, entry });
        expect(policy).toMatchObject({ robots: 'noindex,nofollow', inSitemap: false });
        expect(policy.alternates).toEqual([]);
        expect(policy).not.toHaveProperty('canonical');
      }
    },
  );

  it('H2 keeps a filtered page out of search engines while its products are missing', () => {
    expect(seoPolicy(firm({}, { failure: 503 })).robots).toBe('noindex,nofollow');
  });

  it.each([
    [1, 1, undefined, undefined],
    [1, 3, undefined, 'https://nl.example/matrassen?page=2'],
    [2, 3, 'https://nl.example/matrassen', 'https://nl.example/matrassen?page=3'],
    [3, 3, 'https://nl.example/matrassen?page=2', undefined],
  ])('H5 links page %i of %i to its neighbors', (page, pages, prev, next) => {
    const query = `?page=${page}`;
    const policy = seoPolicy({ ...FACTS, query, listing: { ...LISTING, pages } });
    expect([policy.prev, policy.next]).toEqual([prev, next]);
  });

  it('H5 links no page to its neighbors when the locale has no domain', () => {
    const policy = seoPolicy({ ...FACTS, locale: 'en-us', query: '?page=2', listing: LISTING });
    for (const absent of ['prev', 'next']) expect(policy).not.toHaveProperty(absent);
  });
});

const ofType = (type: SeoFacts['entry']['type'], more: Partial<SeoFacts> = {}): SeoFacts => ({
  ...FACTS,
  ...more,
  entry: { ...FACTS.entry, type },
});

const product = (query: string): SeoFacts =>
  ofType('Product', {
    path: '/aurora',
    query,
    product: { url: '/aurora', variantUrl: '/aurora?maat=90x200' },
  });

const disabled = (facts: SeoFacts): SeoFacts => ({
  ...facts,
  entry: { ...facts.entry, metadata: { disableSearchIndexing: true } },
});

const PERSONAL = '?email=anna%40example.nl';

const EXAMPLES: readonly (readonly [rule: Exclude<SeoRule, 'preview'>, facts: SeoFacts])[] = [
  ['content', ofType('Home')],
  ['content', ofType('Content')],
  ['content', ofType('Content', { query: '?page=2' })],
  ['content-query', ofType('Content', { query: '?x=1' })],
  ['product', product('')],
  ['product-variant', product('?maat=90x200')],
  ['product-query', product('?stars=5')],
  ['category', { ...FACTS, listing: LISTING }],
  ['category-later', { ...FACTS, listing: LISTING, query: '?page=2&sorting=price-asc' }],
  ['category-query', { ...FACTS, listing: LISTING, query: '?sorting=price-asc' }],
  ['listed-filters', firm({ filteredPages: [FIRM] })],
  ['category-later', firm({ filteredPages: [FIRM] }, { query: '?page=2' })],
  ['filters', firm()],
  ['filters-disabled', disabled(firm())],
  ['filters-empty', firm({ nbHits: 0, pages: 0 })],
  ['filters-personal', firm({}, { query: PERSONAL })],
  ['text-in-filters', firm({ filteredPages: [FIRM], query: 'latex' })],
  ['text-in-category', { ...FACTS, listing: { ...LISTING, query: 'latex' } }],
  ['personal', { ...FACTS, query: PERSONAL }],
  ['disabled', disabled(FACTS)],
  ['search', ofType('Search', { listing: LISTING })],
  ['cart', ofType('Cart')],
  ['checkout', ofType('Checkout')],
  ['beyond-last-page', { ...FACTS, listing: LISTING, query: '?page=4' }],
  ['error', ofType('Error')],
  ['error', { ...FACTS, failure: 503 }],
];

describe('the row of a page', () => {
  it.each(EXAMPLES)('H2 is %s', (rule, facts) => {
    expect(seoPolicy(facts).rule).toBe(rule);
  });

  it('has an example each, apart from that of previews', () => {
    const { preview: _, ...rows } = SEO_ROWS;
    expect(new Set(EXAMPLES.map(([rule]) => rule))).toEqual(new Set(Object.keys(rows)));
  });

  it('H2 H3 H4 grants all that the page has', () => {
    always((policy) => {
      const { robots, canonical, alternates, sitemap } = SEO_ROWS[policy.rule];
      const tags = { index: 'index,follow', noindex: 'noindex,nofollow' } as const;
      expect(robotsTag(policy)).toBe({ ...tags, header: undefined, none: undefined }[robots]);
      expect(policy.robotsInHeader === true).toBe(robots === 'header');
      expect(canonical || policy.canonical === undefined).toBe(true);
      expect(alternates || policy.alternates.length === 0).toBe(true);
      expect(sitemap || !policy.inSitemap).toBe(true);
    });
  });
});

describe('invariants of seoPolicy', () => {
  it('H3 has no canonical link on a noindex page', () => {
    always((policy) => {
      if (policy.robots !== 'noindex,nofollow') return;
      expect(policy.canonical).toBeUndefined();
    });
  });

  it('H2 H3 returns the same robots, canonical and alternates for the canonical URL of a page', () => {
    always((policy, facts) => {
      if (policy.canonical === undefined) return;
      const canonicalPolicy = seoPolicy({ ...facts, ...splitUrl(policy.canonical) });
      expect(canonicalPolicy).toMatchObject({ status: 200, alternates: policy.alternates });
      expect([canonicalPolicy.robots, canonicalPolicy.canonical]).toEqual([
        policy.robots,
        policy.canonical,
      ]);
    });
  });

  it('H2 H3 omits canonical on an index,follow page only if hidden, a product or at no known host', () => {
    always((policy, { site, locale, hostKnown, entry, listing, shell }) => {
      if (policy.robots !== 'index,follow' || policy.canonical !== undefined) return;
      const { metadata } = (listing && landingPageOf(listing)) ?? entry;
      const isHidden = metadata.hideCanonical ?? shell.defaults.hideCanonical ?? false;
      const isNowhere = !hostKnown || site.domains[locale] === undefined;
      expect(isHidden || isNowhere || entry.type === 'Product').toBe(true);
    });
  });

  it('H4 lists a sitemap page among its own alternates, unless these give it another address', () => {
    always((policy, { site, locale, path, entry, listing }) => {
      const paths = ((listing && landingPageOf(listing)) ?? entry).alternates;
      if (!policy.inSitemap || paths[locale] !== path) return;
      expect(policy.alternates).toContainEqual({
        hreflang: languageTag(locale),
        href: `${site.domains[locale]}${path}`,
      });
    });
  });

  it('H4 has alternates only on index,follow pages', () => {
    always((policy) => {
      if (policy.robots === 'index,follow') return;
      expect(policy.alternates).toEqual([]);
    });
  });

  it('H5 has no prev or next link on a page that is not found', () => {
    always(({ status, prev, next }) => {
      if (status === 200) return;
      expect([prev, next]).toEqual([undefined, undefined]);
    });
  });

  it('H5 has the links to the neighbours of each page of a listing, indexed or not', () => {
    always(({ status, prev, next }, { listing, query, site, locale }) => {
      if (status !== 200 || !listing || !site.domains[locale]) return;
      const page = pageOfQuery(query);
      expect([prev !== undefined, next !== undefined]).toEqual([page > 1, page < listing.pages]);
    });
  });

  it('includes only index,follow pages with status 200 in the sitemap', () => {
    always((policy) => {
      if (!policy.inSitemap) return;
      expect(policy).toMatchObject({ status: 200, robots: 'index,follow' });
    });
  });

  it('includes only canonical addresses and products in the sitemap', () => {
    always((policy, { site, locale, path, entry }) => {
      if (!policy.inSitemap || entry.type === 'Product') return;
      expect(policy.canonical).toBe(`${site.domains[locale]}${path}`);
    });
  });

  it('includes no address with a query string in the sitemap', () => {
    always((policy, facts) => {
      expect(policy.inSitemap && facts.query !== '').toBe(false);
    });
  });

  it('H2 omits the robots value on filtered pages alone, and never on a failure', () => {
    always((policy, { listing }) => {
      if (policy.robots !== undefined) return;
      expect(policy.status).toBe(200);
      expect(listing?.selection.length).toBeGreaterThan(0);
    });
  });

  it('H2 writes no robots tag on a filtered page with status 200, even without products', () => {
    always((policy, { entry, listing }) => {
      const isFiltered =
        listing !== undefined && listing.selection.length > 0 && !landingPageOf(listing);
      if (!isFiltered || policy.status !== 200 || entry.type !== 'Lister') return;
      expect(robotsTag(policy)).toBeUndefined();
    });
  });

  it('H2 sets robotsInHeader with noindex for a filtered page without products', () => {
    always((policy, { entry, listing }) => {
      if (!policy.robotsInHeader) return;
      expect(policy).toMatchObject({ status: 200, robots: 'noindex,nofollow', inSitemap: false });
      expect([entry.type, listing?.selection.length]).not.toContain(0);
    });
    const barren = seoPolicy(firm({ nbHits: 0 }));
    expect(barren).toMatchObject({ robots: 'noindex,nofollow', robotsInHeader: true });
    expect(barren).not.toHaveProperty('canonical');
  });

  it('H5 H8 returns the status of a failure, and 200 or 404 otherwise', () => {
    always((policy, { failure, entry }) => {
      const found = failure ?? (entry.type === 'Error' ? 404 : undefined);
      expect(found === undefined ? [200, 404] : [found]).toContain(policy.status);
    });
  });

  it('H1 never leaves a title empty when the shop has a name', () => {
    always((policy, { shell }) => {
      expect(policy.title.trim() === '' && shell.shopName.trim() !== '').toBe(false);
    });
  });

  it('H3 returns a canonical URL that is its own canonical', () => {
    always(({ canonical }, facts) => {
      if (canonical === undefined) return;
      expect(seoPolicy({ ...facts, ...splitUrl(canonical) }).canonical).toBe(canonical);
    });
  });

  it('returns plain data that survives a JSON round trip', () => {
    always((policy) => {
      expect(JSON.parse(JSON.stringify(policy))).toEqual(policy);
    });
  });

  it('H4 lists nl-nl as x-default exactly when it lists nl-nl', () => {
    always(({ alternates }) => {
      const hrefOf = (tag: string) => alternates.find(({ hreflang }) => hreflang === tag)?.href;
      expect(hrefOf('x-default')).toBe(hrefOf('nl-NL'));
    });
  });

  it('H4 has reciprocal alternates: each page that a page lists lists it in return', () => {
    fc.assert(
      fc.property(anyFamily, anyLocale, (family, locale) => {
        const own = family.addressIn(locale);
        for (const other of LOCALES) {
          const href = family.addressIn(other);
          if (own === undefined || href === undefined) continue;
          const { alternates } = seoPolicy(family.factsIn(locale));
          if (!alternates.some((alternate) => alternate.href === href)) continue;
          const back = seoPolicy(family.factsIn(other)).alternates;
          expect(back.map((alternate) => alternate.href)).toContain(own);
        }
      }),
    );
  });

  it('H4 returns the same alternates for all locales of a page, except where it is remapped', () => {
    fc.assert(
      fc.property(anyFamily, (family) => {
        const lists = LOCALES.filter((locale) => !family.isRemapped(locale))
          .map((locale) => seoPolicy(family.factsIn(locale)))
          .filter(({ robots }) => robots === 'index,follow')
          .map(({ alternates }) => alternates);
        for (const list of lists) expect(list).toEqual(lists[0]);
      }),
    );
  });

  it('H3 H4 has no alternates for a remapped page, and does not list it as one', () => {
    fc.assert(
      fc.property(anyFamily, anyLocale, (family, locale) => {
        fc.pre(family.isRemapped(locale));
        expect(seoPolicy(family.factsIn(locale)).alternates).toEqual([]);
        const tags = LOCALES.flatMap((other) => seoPolicy(family.factsIn(other)).alternates);
        expect(tags.map(({ hreflang }) => hreflang)).not.toContain(languageTag(locale));
      }),
    );
  });

  it('H3 H4 lists a page among its alternates by its canonical URL', () => {
    fc.assert(
      fc.property(anyFamily, anyLocale, (family, locale) => {
        const { canonical, alternates } = seoPolicy(family.factsIn(locale));
        if (canonical === undefined || alternates.length === 0) return;
        const own = alternates.find(({ hreflang }) => hreflang === languageTag(locale));
        expect(own?.href ?? canonical).toBe(canonical);
      }),
    );
  });

  it('H5 reaches every page of a listing exactly once by its next links', () => {
    fc.assert(
      fc.property(anyOpenListing, (first) => {
        const visited = pagesFrom(first, 'next');
        expect(visited.map(({ query }) => pageOfQuery(query))).toEqual(
          Array.from({ length: Math.max(1, first.listing.pages) }, (_, index) => index + 1),
        );
      }),
    );
  });

  it('H5 leads back through the same pages by the prev links', () => {
    fc.assert(
      fc.property(anyOpenListing, (first) => {
        const forth = pagesFrom(first, 'next');
        const last = forth.at(-1) ?? first;
        expect(pagesFrom(last, 'prev').map(({ query }) => query)).toEqual(
          forth.map(({ query }) => query).toReversed(),
        );
      }),
    );
  });

  it('H3 H5 makes every page in a listing with results its own canonical', () => {
    fc.assert(
      fc.property(anyOpenListing, (first) => {
        for (const facts of pagesFrom(first, 'next')) {
          const { canonical } = seoPolicy(facts);
          const own = `${facts.site.domains[facts.locale]}${facts.path}${facts.query}`;
          expect(canonical).toBe(isBarren(facts) ? undefined : own);
        }
      }),
    );
  });

  it('F11 includes at most the first page of listed filters in the sitemap', () => {
    fc.assert(
      fc.property(anyOpenListing, (first) => {
        const [, ...later] = pagesFrom(first, 'next').map((facts) => seoPolicy(facts).inSitemap);
        expect(later).not.toContain(true);
      }),
    );
  });

  it('F11 treats filters that are not listed as if no filters were listed', () => {
    fc.assert(
      fc.property(anyOpenListing, (facts) => {
        const unlisted = { ...facts, listing: { ...facts.listing, filteredPages: [] } };
        if (landingPageOf(facts.listing)) return;
        expect(seoPolicy(facts)).toEqual(seoPolicy(unlisted));
      }),
    );
  });

  it('F11 sets index,follow for filters exactly when they are listed and find something', () => {
    fc.assert(
      fc.property(anyOpenListing, (facts) => {
        const { selection, filteredPages, nbHits } = facts.listing;
        const isListed = filteredPages.some((page) => isSameSelection(page.selection, selection));
        const ofFilters = nbHits > 0 ? undefined : 'noindex,nofollow';
        expect(seoPolicy(facts).robots).toBe(
          selection.length === 0 || (isListed && nbHits > 0) ? 'index,follow' : ofFilters,
        );
      }),
    );
  });
});

/** Checks a claim for every possible page. */
function always(claim: (policy: ReturnType<typeof seoPolicy>, facts: SeoFacts) => void): void {
  fc.assert(fc.property(anyPolicyFacts, (facts) => claim(seoPolicy(facts), facts)));
}

/** Whether filters find nothing, so that the page is no search result. */
const isBarren = ({ listing }: SeoFacts): boolean =>
  listing !== undefined && listing.selection.length > 0 && listing.nbHits === 0;

/** All pages reached by following the links in one direction. */
function pagesFrom(facts: SeoFacts, direction: 'prev' | 'next'): readonly SeoFacts[] {
  const target = seoPolicy(facts)[direction];
  if (target === undefined) return [facts];
  return [facts, ...pagesFrom({ ...facts, query: splitUrl(target).query }, direction)];
}

type Family = {
  readonly factsIn: (locale: Locale) => SeoFacts;
  readonly addressIn: (locale: Locale) => string | undefined;
  readonly isRemapped: (locale: Locale) => boolean;
};

/**
 * A page in all locales that have it, in shops with domains: a category or its filters. Each locale
 * has its own editor, and the content source names the locales with indexable pages as alternates.
 */
const anyFamily: fc.Arbitrary<Family> = fc
  .record({
    site: anySite,
    paths: anyLocalePaths,
    categoryPaths: anyLocalePaths,
    metadata: fc.tuple(...LOCALES.map(() => anyMetadata)),
    isLanding: fc.boolean(),
  })
  .map(({ site, paths, categoryPaths, metadata, isLanding }) => {
    const metadataIn = (locale: Locale): PageMetadata => metadata[LOCALES.indexOf(locale)] ?? {};
    const open = LOCALES.filter((locale) => metadataIn(locale).disableSearchIndexing !== true);
    const alternates = Object.fromEntries(open.map((locale) => [locale, paths[locale]]));
    const pageIn = (locale: Locale) => {
      const page = { metadata: metadataIn(locale), alternates };
      if (!isLanding) return { entry: { ...FACTS.entry, ...page } };
      const landing = { ...FIRM, ...page };
      const listed = { ...LISTING, selection: FIRM.selection, filteredPages: [landing] };
      return { entry: { ...FACTS.entry, alternates: categoryPaths }, listing: listed };
    };
    return {
      factsIn: (locale) => ({
        ...FACTS,
        ...pageIn(locale),
        site,
        locale,
        path: paths[locale] ?? '/',
      }),
      addressIn: (locale) => {
        const path = paths[locale];
        return (
          path && absoluteUrl(site.domains, locale, applyRemap(path, site.remap[locale] ?? {}))
        );
      },
      isRemapped: (locale) => {
        const path = alternates[locale];
        return path !== undefined && applyRemap(path, site.remap[locale] ?? {}) !== path;
      },
    };
  });
