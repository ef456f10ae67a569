import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE_TYPES, type SitemapPage } from '#src/content/page-entry.ts';
import { LEGAL_GUARANTEE_PATH } from '#src/duties/legal-guarantee.ts';
import { REVIEW_PATH, SAMPLES_PATH, STOCK_ALERT_PATH } from '#src/messages/letter-pages.ts';
import { linkRules, NO_LINK_RULES, relOfLink, relOfListingLink } from '#src/seo/link-rules.ts';
import { anyMetadata, anyRemappedPath } from '../../support/arbitraries/seo.ts';

const pageAt = (url: string, type: SitemapPage['type'], isClosed = false): SitemapPage => ({
  uid: url,
  title: url,
  url,
  type,
  metadata: isClosed ? { disableSearchIndexing: true } : {},
  alternates: {},
});

const PAGES = [
  pageAt('/', 'Home'),
  pageAt('/matrassen', 'Lister'),
  pageAt('/matrassen/hardheid/stevig', 'Lister'),
  pageAt('/matrassen/hardheid/zacht', 'Lister', true),
  pageAt('/advies', 'Content'),
  pageAt('/voorkeuren', 'Content', true),
  pageAt('/search', 'Search'),
  pageAt('/winkelwagen', 'Cart'),
  pageAt('/aurora', 'Product'),
  pageAt('/matrassen/advies', 'Content'),
];
const RULES = linkRules(PAGES, {});

describe('relOfLink', () => {
  it.each([
    '/',
    '/matrassen',
    '/matrassen?page=2&sorting=price-asc',
    '/matrassen/hardheid/stevig',
    '/matrassen/hardheid/stevig?page=2',
    '/matrassenspray',
    '/advies#kern',
    '/matrassen/advies',
    '/aurora#reviews',
  ])('F11 H2 returns no rel for a link to %s', (url) => {
    expect(relOfLink(RULES, url)).toBeUndefined();
  });

  it.each([
    '/matrassen/maat/90x200',
    '/matrassen/hardheid/stevig/maat/90x200',
    '/matrassen/hardheid/zacht',
    '/matrassen?q=latex',
    '/matrassen?compare=a,b',
    '/voorkeuren',
    '/winkelwagen#korting',
    '/search',
    '/search?q=latex',
    '/search/hardheid/zacht?q=latex',
    '/search/hardheid/zacht',
    '/compare?compare=a',
    '/aurora?maat=90x200',
    '/aurora?per-kant=2',
    '/aurora?maat=90x200&stars=1',
    '/aurora?review-page=2#reviews',
    '/aurora?configurator=topper',
  ])('H2 returns nofollow for a link to %s', (url) => {
    expect(relOfLink(RULES, url)).toBe('nofollow');
  });

  it('S1 returns nofollow for a search and a comparison even with NO_LINK_RULES', () => {
    expect(relOfLink(NO_LINK_RULES, '/search')).toBe('nofollow');
    expect(relOfLink(NO_LINK_RULES, '/compare')).toBe('nofollow');
    expect(relOfLink(NO_LINK_RULES, '/winkelwagen')).toBeUndefined();
  });
});

it.each([LEGAL_GUARANTEE_PATH, STOCK_ALERT_PATH, REVIEW_PATH, SAMPLES_PATH])(
  'H2 returns nofollow for a page of the shop that is not to be found: %s',
  (path) => {
    expect(relOfLink(NO_LINK_RULES, path)).toBe('nofollow');
  },
);

describe('linkRules', () => {
  it('F11 has no rule for pages and products that may be indexed, except below a category', () => {
    expect(linkRules(PAGES, {})).toEqual({
      listings: ['/matrassen'],
      indexable: ['/matrassen/hardheid/stevig', '/matrassen/advies'],
      closed: ['/matrassen/hardheid/zacht', '/voorkeuren', '/search', '/winkelwagen'],
    });
  });

  it('H1 lets the metadata of a page override the defaults of the shop', () => {
    const open = { ...pageAt('/open', 'Content'), metadata: { disableSearchIndexing: false } };
    const rules = linkRules([...PAGES, open], { disableSearchIndexing: true });
    expect(rules.closed).toEqual([...PAGES].map(({ url }) => url));
    expect(rules.listings).toEqual(['/matrassen']);
    expect(relOfLink(rules, '/matrassen/maat/90x200')).toBe('nofollow');
  });

  it('returns rules by which exactly the links to pages closed to search engines are nofollow', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyPage, { selector: ({ url }) => url }), (pages) => {
        const rules = linkRules(pages, {});
        for (const { url, type, metadata } of pages) {
          const isOpen = metadata.disableSearchIndexing !== true && OPEN.has(type);
          expect([url, relOfLink(rules, url)]).toEqual([url, isOpen ? undefined : 'nofollow']);
        }
      }),
    );
  });
});

const OPEN: ReadonlySet<string> = new Set(['Home', 'Lister', 'Product', 'Content']);
const anyPage: fc.Arbitrary<SitemapPage> = fc
  .tuple(anyRemappedPath, fc.constantFrom(...PAGE_TYPES), anyMetadata)
  .map(([url, type, metadata]) => Object.assign(pageAt(url, type), { metadata }));

const MATTRESSES = { categoryUrl: '/matrassen', indexablePaths: ['/matrassen/hardheid/stevig'] };

describe('relOfListingLink', () => {
  it.each(['/matrassen', '/matrassen?page=2', '/matrassen/hardheid/stevig', '/boxsprings'])(
    'F11 returns no rel for a link to %s',
    (url) => {
      expect(relOfListingLink(MATTRESSES, url)).toBeUndefined();
    },
  );

  it.each([
    '/matrassen/hardheid/zacht',
    '/matrassen/hardheid/stevig/maat/90x200',
    '/matrassen?q=latex',
    '/matrassen?compare=a,b',
  ])('returns nofollow for a link to %s', (url) => {
    expect(relOfListingLink(MATTRESSES, url)).toBe('nofollow');
  });

  it('S1 returns nofollow for a link to a search', () => {
    expect(
      relOfListingLink({ categoryUrl: '/search', indexablePaths: [] }, '/search?q=latex'),
    ).toBe('nofollow');
  });
});
