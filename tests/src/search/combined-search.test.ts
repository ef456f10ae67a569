import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CombinedSearch,
  EMPTY_COMBINED_SEARCH,
  formatCombinedSearch,
  parseCombinedSearch,
  SEARCH_PLANS,
} from '#src/search/combined-search.ts';
import { anyCombinedSearch } from '../../support/arbitraries/search.ts';
import { HIT } from '../../support/hit.ts';
import { jsonRoundTrip } from '../../support/json-round-trip.ts';

describe('SEARCH_PLANS', () => {
  it('S3 requests 5 hits of each group and no facets for the search box', () => {
    expect(SEARCH_PLANS['search-box']).toEqual({
      groups: ['products', 'categories', 'filteredCategories', 'pages'],
      hitsPerGroup: 5,
      facets: 'none',
    });
  });

  it.each(['search', 'category'] as const)(
    'S3 requests 16 hits and all facets for a %s page',
    (page) => {
      expect(SEARCH_PLANS[page]).toMatchObject({ hitsPerGroup: 16, facets: 'all' });
    },
  );

  it('S3 requests products alone for a category, and every group for a text', () => {
    expect(SEARCH_PLANS.category.groups).toEqual(['products']);
    expect(SEARCH_PLANS.search.groups).toEqual(Object.keys(EMPTY_COMBINED_SEARCH));
  });
});

const rest = (text: string) => ({ text, isMatch: false });
const MATCH = { text: 'Dui', isMatch: true };

const FOUND: CombinedSearch = {
  products: [{ hit: HIT, name: [MATCH, rest('nen')] }],
  categories: [{ title: [MATCH, rest('nmatrassen')], url: '/matrassen' }],
  filteredCategories: [{ title: [rest('Zacht')], url: '/matrassen/hardheid/zacht' }],
  pages: [{ title: [MATCH], url: '/duin' }],
};

describe('EMPTY_COMBINED_SEARCH', () => {
  it('S5 has four empty groups', () => {
    expect(EMPTY_COMBINED_SEARCH).toEqual({
      products: [],
      categories: [],
      filteredCategories: [],
      pages: [],
    });
  });
});

describe('formatCombinedSearch', () => {
  it('S5 writes products as hits with a highlight, and the other groups unchanged', () => {
    const document = formatCombinedSearch(FOUND);
    expect(document).toMatchObject({
      products: [{ sku: HIT.sku, prices: { EUR: {} }, highlight: [MATCH, rest('nen')] }],
      categories: FOUND.categories,
    });
    expect(document.products[0]).not.toHaveProperty('hit');
  });
});

describe('parseCombinedSearch', () => {
  it('S5 reads what formatCombinedSearch writes, sent as JSON', () => {
    fc.assert(
      fc.property(anyCombinedSearch, (found) => {
        expect(parseCombinedSearch(jsonRoundTrip(formatCombinedSearch(found)))).toEqual(found);
      }),
    );
  });

  it('S5 leaves out what cannot be read, and keeps the rest', () => {
    const { products, categories, ...document } = formatCombinedSearch(FOUND);
    const damaged = {
      ...document,
      products: [null, { ...products[0], url: '//elsewhere.example' }, ...products],
      categories: [
        ...categories,
        { title: 'Bed', url: '/bed' },
        { title: [rest('Bed')], url: 'x' },
      ],
      pages: 'none',
      filteredCategories: undefined,
    };
    expect(parseCombinedSearch(damaged)).toEqual({ ...FOUND, pages: [], filteredCategories: [] });
  });

  it('S5 shows the whole name of a product whose highlight cannot be read', () => {
    const { products } = formatCombinedSearch(FOUND);
    const plain = products.map((product) => Object.assign({}, product, { highlight: 'Dui' }));
    expect(parseCombinedSearch({ products: plain }).products).toEqual([
      { hit: HIT, name: [rest(HIT.name)] },
    ]);
  });

  it.each([undefined, null, 'found', 1, [], {}])('S5 reads %j as an empty result', (value) => {
    expect(parseCombinedSearch(value)).toEqual(EMPTY_COMBINED_SEARCH);
  });

  it('S5 returns a result for any value that can be written and read again', () => {
    const anyGroups = fc.record(
      { products: fc.anything(), categories: fc.anything(), pages: fc.array(fc.anything()) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), anyGroups), (value) => {
        const found = parseCombinedSearch(value);
        expect(parseCombinedSearch(formatCombinedSearch(found))).toEqual(found);
      }),
    );
  });
});
