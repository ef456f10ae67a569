import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFacetScope } from '#adapters/algolia/parse-facet-scope.ts';
import { parseListing } from '#adapters/algolia/parse-listing.ts';
import { parseTopSearchCounts } from '#adapters/algolia/algolia-search-box.ts';
import { truncateQuery } from '#adapters/algolia/algolia-client.ts';
import { indexNames } from '#adapters/algolia/index-names.ts';
import { highlightedTexts, readHighlightedText } from '#adapters/algolia/highlighted-text.ts';
import { parseAlgoliaHosts } from '#adapters/algolia/algolia-settings.ts';
import { productIndexName } from '#src/search/search-service.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { anyCharacter } from '../../support/arbitraries/texts.ts';

describe('parseAlgoliaHosts', () => {
  it('parses origins as hosts to read and write', () => {
    expect(parseAlgoliaHosts('http://127.0.0.1:4003, HTTPS://search.example')).toEqual([
      { protocol: 'http', url: '127.0.0.1', port: 4003, accept: 'readWrite' },
      { protocol: 'https', url: 'search.example', accept: 'readWrite' },
    ]);
  });

  it.each([
    '',
    'search.example',
    'ftp://search.example',
    'https://a/b',
    'https://a,',
    'http://u@a',
  ])('returns undefined for %j', (text) => expect(parseAlgoliaHosts(text)).toBeUndefined());
});

describe('indexNames', () => {
  it('S4 names the product index of a locale as productIndexName does', () => {
    const names = indexNames('production');
    if (!names.ok) throw new Error(names.error.kind);
    for (const locale of LOCALES) {
      const name = productIndexName('production', locale);
      expect({ ok: true, value: names.value.products(locale) }).toEqual(name);
      expect({ ok: true, value: names.value.sorted('popular', locale) }).toEqual(name);
    }
    expect(names.value.sorted('price-asc', 'nl-be')).toBe('production_products_nl-be_price-asc');
    expect(names.value.facetReplica('maat', 'nl-be')).toBe('production_products_nl-be_by_maat');
    expect(names.value.entries('nl-be')).toBe('production_entries_nl-be');
  });

  it('S4 rejects an empty prefix', () => {
    expect(indexNames('')).toEqual({ ok: false, error: { kind: 'empty-prefix' } });
  });
});

describe('truncateQuery', () => {
  it('trims a text that fits', () => {
    expect(truncateQuery(' zachte matras ')).toBe('zachte matras');
  });

  it('returns the beginning of any text, in whole characters, below 512 bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (text) => {
        const query = truncateQuery(text);
        expect(text.trim().startsWith(query)).toBe(true);
        expect(Buffer.byteLength(query)).toBeLessThan(512);
      }),
    );
    expect(Array.from(truncateQuery('😀'.repeat(200)))).toHaveLength(127);
  });
});

describe('parseTopSearchCounts', () => {
  it('S5 drops searches without results, and invalid ones', () => {
    const searches = [
      { search: 'matras', count: 9, nbHits: 3 },
      { search: 'xyzzy', count: 8, nbHits: 0 },
      { search: '', count: 7, nbHits: 9 },
      { search: 'topper', count: 1 },
      null,
    ];
    expect(parseTopSearchCounts({ searches })).toEqual({ searches: ['matras', 'topper'] });
  });

  it('S5 returns a list for any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(parseTopSearchCounts(value).searches).toBeInstanceOf(Array);
      }),
    );
  });
});

const marked = (value: unknown) => ({ _highlightResult: { name: { value } } });

describe('readHighlightedText', () => {
  it('parses the highlights of a text', () => {
    expect(readHighlightedText(marked('\uE000Top\uE001per'), 'name', 'Topper')).toEqual([
      { text: 'Top', isMatch: true },
      { text: 'per', isMatch: false },
    ]);
    expect(highlightedTexts([marked('\uE000Top\uE001per'), 1, null])).toEqual(['Top']);
  });

  it.each([undefined, null, 7, '<em>Top</em>per', '\uE000Other\uE001'])(
    'returns the text without highlights for %j',
    (value) => {
      const plain = [{ text: 'Topper', isMatch: false }];
      expect(readHighlightedText(marked(value), 'name', 'Topper')).toEqual(plain);
    },
  );
});

describe('parseFacetScope', () => {
  const SCOPE = {
    nbHits: 3,
    facets: { maat: { '90x200': 3 } },
    renderingContent: { facetOrdering: { facets: { order: ['maat'] } } },
    userData: [{ labels: {}, groups: {} }],
  };
  const NOWHERE = { ...SCOPE, nbHits: 0, facets: {}, userData: [] };

  it('returns null for an unknown category', () => {
    expect(parseFacetScope(SCOPE, 'nl-nl')?.facets.map(({ name }) => name)).toEqual(['maat']);
    expect(parseFacetScope(NOWHERE, 'nl-nl')).toBeNull();
    const { userData: _, ...withoutRules } = NOWHERE;
    expect(parseFacetScope(withoutRules, 'nl-nl')).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['no count', { ...NOWHERE, nbHits: null }],
    ['a negative count', { ...NOWHERE, nbHits: -1 }],
    ['only null fields', { nbHits: null, facets: null, userData: null }],
    ['null facets', { ...SCOPE, facets: null }],
    ['a null facet order', { ...SCOPE, renderingContent: null }],
    ['null user data of a rule', { ...NOWHERE, userData: [null] }],
    ['a rule with null texts', { ...NOWHERE, userData: [{ labels: null, groups: null }] }],
  ])('returns undefined for an answer with %s', (_name, answer) => {
    expect(parseFacetScope(answer, 'nl-nl')).toBeUndefined();
  });

  it('returns at most 200 facets', () => {
    const order = Array.from({ length: 5000 }, (_, index) => `f${index % 1000}`);
    const facets = Object.fromEntries(order.map((name) => [name, { a: 1 }]));
    const renderingContent = { facetOrdering: { facets: { order } } };
    const scope = parseFacetScope({ ...SCOPE, facets, renderingContent }, 'nl-nl');
    expect(scope?.facets).toHaveLength(200);
  });
});

const listingOf = (answer: unknown, page = 1) =>
  parseListing(
    {
      request: {
        locale: 'nl-nl',
        pageType: 'category',
        objectId: '7',
        query: '',
        selection: [],
        page,
        sorting: 'popular',
        itemsPerPage: 16,
      },
      scope: { facets: [], groupOf: new Map(), replicas: new Set(), offerDepth: 0 },
      chosen: [],
      queries: [{ payload: {}, counted: [] }],
      answers: [answer],
    },
    { report: () => undefined },
  );

describe('parseListing', () => {
  it('returns no hits for an empty result or a page after the last one', () => {
    expect(listingOf({ nbHits: 0, hits: [] })).toMatchObject({ status: 200, hits: [] });
    expect(listingOf({ nbHits: 5, hits: [] }, 2)).toMatchObject({ status: 200, hits: [] });
    expect(listingOf({ nbHits: 5, nbSortedHits: 0, hits: [] })).toMatchObject({ status: 200 });
  });

  it.each([
    ['products but contains none', { nbHits: 5, hits: [] }],
    ['products but contains null', { nbHits: 5, hits: null }],
    ['only unreadable products', { nbHits: 2, hits: [null, { sku: null }] }],
    ['nothing', { nbHits: null, hits: [] }],
  ])('returns undefined for an answer that counts %s', (_name, answer) => {
    expect(listingOf(answer)).toBeUndefined();
  });
});
