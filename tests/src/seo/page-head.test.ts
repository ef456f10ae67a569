import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalePaths } from '#src/content/page-entry.ts';
import { splitUrl } from '#src/routing/split-url.ts';
import { pageHead, type HeadFacts } from '#src/seo/page-head.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import {
  anyLocalePaths,
  anyRemappedPath,
  anyQuery,
  anySite,
} from '../../support/arbitraries/seo.ts';
import { anyLocale } from '../../support/arbitraries/texts.ts';

const FACTS: HeadFacts = {
  site: { domains: { 'nl-nl': 'https://nl.example', 'de-de': 'https://de.example' }, remap: {} },
  locale: 'nl-nl',
  hostKnown: true,
  path: '/matrassen',
  query: '',
  status: 200,
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
  isFiltered: false,
};
const withMetadata = (metadata: HeadFacts['entry']['metadata'], more: Partial<HeadFacts> = {}) =>
  pageHead({ ...FACTS, ...more, entry: { ...FACTS.entry, metadata } });
const urlOf = (page: number) => (page === 1 ? '/matrassen' : `/matrassen?page=${page}`);
const withType = (type: HeadFacts['entry']['type']) =>
  pageHead({ ...FACTS, entry: { ...FACTS.entry, type } });

describe('pageHead', () => {
  it('H1 says what the page is, and falls back to the defaults of the shop', () => {
    expect(pageHead(FACTS)).toEqual({
      status: 200,
      title: 'Matrassen | Sluimer',
      description: 'Matrassen en bedden.',
      ogTitle: 'Matrassen | Sluimer',
      ogDescription: 'Matrassen en bedden.',
      robots: 'index,follow',
      canonical: 'https://nl.example/matrassen',
      alternates: [
        { hreflang: 'nl-NL', href: 'https://nl.example/matrassen' },
        { hreflang: 'de-DE', href: 'https://de.example/matratzen' },
        { hreflang: 'x-default', href: 'https://nl.example/matrassen' },
      ],
    });
  });

  it("H1 takes the page's own words before the defaults, field by field", () => {
    const shell = {
      shopName: 'Sluimer',
      defaults: {
        ...FACTS.shell.defaults,
        openGraphTitle: 'Slaap lekker',
        openGraphDescription: 'Alles voor je bed.',
        disableSearchIndexing: true,
      },
    };
    const own = {
      metaTitle: 'Matrassen kopen',
      openGraphDescription: 'Negentig nachten proef.',
      disableSearchIndexing: false,
    };
    expect(withMetadata(own, { shell })).toMatchObject({
      title: 'Matrassen kopen',
      description: 'Matrassen en bedden.',
      ogTitle: 'Slaap lekker',
      ogDescription: 'Negentig nachten proef.',
      robots: 'index,follow',
    });
    expect(withMetadata({}, { shell }).robots).toBe('noindex,nofollow');
  });

  it("H1 gives a page without a title the shop's", () => {
    expect(pageHead({ ...FACTS, entry: { ...FACTS.entry, title: '' } }).title).toBe(
      'Sluimer, beter slapen',
    );
  });

  it('H2 H3 H4 keeps a page out of search engines when its editor says so', () => {
    const head = withMetadata({ disableSearchIndexing: true });
    expect(head.robots).toBe('noindex,nofollow');
    expect(head.canonical).toBeUndefined();
    expect(head.alternates).toEqual([]);
  });

  it('H2 H4 has neither robots tag nor alternates on a filtered page', () => {
    const head = pageHead({ ...FACTS, path: '/matrassen/maat/90x200', isFiltered: true });
    expect(head).not.toHaveProperty('robots');
    expect(head.alternates).toEqual([]);
    expect(head.canonical).toBe('https://nl.example/matrassen/maat/90x200');
  });

  it('H3 has no canonical link where the page hides it, on product pages, at an unknown host', () => {
    expect(withMetadata({ hideCanonical: true })).not.toHaveProperty('canonical');
    expect(withType('Product')).not.toHaveProperty('canonical');
    expect(pageHead({ ...FACTS, hostKnown: false })).not.toHaveProperty('canonical');
    expect(pageHead({ ...FACTS, locale: 'en-us' })).not.toHaveProperty('canonical');
  });

  it('H4 keeps the alternates of a product page', () => {
    expect(withType('Product').alternates).toHaveLength(3);
  });

  it('H8 keeps errors and the cart out of search engines', () => {
    for (const head of [withType('Error'), withType('Cart'), pageHead({ ...FACTS, status: 503 })]) {
      expect(head).toMatchObject({ robots: 'noindex,nofollow', alternates: [] });
      expect(head).not.toHaveProperty('canonical');
    }
  });

  it('H2 keeps a filtered page out of search engines while its products are missing', () => {
    expect(pageHead({ ...FACTS, isFiltered: true, status: 503 }).robots).toBe('noindex,nofollow');
  });

  it.each([
    [1, 1, undefined, undefined],
    [1, 3, undefined, 'https://nl.example/matrassen?page=2'],
    [2, 3, 'https://nl.example/matrassen', 'https://nl.example/matrassen?page=3'],
    [3, 3, 'https://nl.example/matrassen?page=2', undefined],
  ])('H5 links page %i of %i to its neighbours', (page, pages, prev, next) => {
    const head = pageHead({ ...FACTS, pagination: { page, pages, urlOf } });
    expect([head.prev, head.next]).toEqual([prev, next]);
  });

  it('H4 is reciprocal: a page that another names, names that one', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const own = facts.entry.alternates[facts.locale];
        fc.pre(own !== undefined && facts.site.domains[facts.locale] !== undefined);
        const address = `${facts.site.domains[facts.locale]}${own}`;
        for (const locale of LOCALES.filter((locale) => named(facts, locale))) {
          const hrefs = pageHead({ ...facts, locale }).alternates.map(({ href }) => href);
          expect(hrefs).toContain(address);
        }
      }),
    );
  });

  it('H3 names a canonical page that names itself', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { canonical } = pageHead(facts);
        fc.pre(canonical !== undefined);
        const { path, query } = splitUrl(canonical ?? '');
        expect(pageHead({ ...facts, path, query }).canonical).toBe(canonical);
      }),
    );
  });

  it('H2 H3 H4 gives search engines nothing to keep of a page that they must not keep', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const head = pageHead(facts);
        fc.pre(head.robots === 'noindex,nofollow');
        expect(head.canonical).toBeUndefined();
        expect(head.alternates).toEqual([]);
      }),
    );
  });
});

/** Whether the head of the page names its counterpart in `locale`. */
function named(facts: HeadFacts, locale: Locale): boolean {
  const href = `${facts.site.domains[locale]}${facts.entry.alternates[locale]}`;
  return pageHead(facts).alternates.some((alternate) => alternate.href === href);
}

const anyEntry: fc.Arbitrary<HeadFacts['entry']> = fc.record({
  type: fc.constantFrom('Home', 'Lister', 'Product', 'Content', 'Cart', 'Error'),
  title: fc.string(),
  metadata: fc.record(
    { disableSearchIndexing: fc.boolean(), hideCanonical: fc.boolean() },
    { requiredKeys: [] },
  ),
  alternates: anyLocalePaths satisfies fc.Arbitrary<LocalePaths>,
});

const anyFacts: fc.Arbitrary<HeadFacts> = fc.record({
  site: anySite,
  locale: anyLocale,
  hostKnown: fc.boolean(),
  path: anyRemappedPath,
  query: anyQuery,
  status: fc.constantFrom(200, 404, 503),
  entry: anyEntry,
  shell: fc.constant(FACTS.shell),
  isFiltered: fc.boolean(),
});
