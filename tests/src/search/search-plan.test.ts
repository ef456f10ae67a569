import { describe, expect, it } from 'vitest';
import { SEARCH_PLANS } from '#src/search/search-plan.ts';
import { EMPTY_COMBINED_SEARCH } from '#src/search/combined-search.ts';

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
