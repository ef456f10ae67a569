import { describe, expect, it } from 'vitest';
import { SEARCH_PLANS } from '#src/search/search-plan.ts';
import { EMPTY_COMBINED_SEARCH } from '#src/search/combined-search.ts';

describe('SEARCH_PLANS', () => {
  it('S3 asks for 5 of each group and no facets in the search box', () => {
    expect(SEARCH_PLANS['search-box']).toEqual({
      groups: ['products', 'categories', 'filteredCategories', 'pages'],
      hitsPerGroup: 5,
      facets: 'none',
    });
  });

  it.each(['search', 'category'] as const)('S3 asks for 16 and all facets on a %s page', (page) => {
    expect(SEARCH_PLANS[page]).toMatchObject({ hitsPerGroup: 16, facets: 'all' });
  });

  it('S3 asks a category for products alone, and a text for everything', () => {
    expect(SEARCH_PLANS.category.groups).toEqual(['products']);
    expect(SEARCH_PLANS.search.groups).toEqual(Object.keys(EMPTY_COMBINED_SEARCH));
  });
});
