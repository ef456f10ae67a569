import { DEFAULT_PAGE_SIZE } from './page-size.ts';
import type { SearchRequest } from './search-result.ts';

/** Where a search is made: in the search box while typing, or on a page of its own. */
export type SearchOrigin = 'search-box' | SearchRequest['pageType'];

/** Groups of results: products, and entries of the content service. */
export type SearchGroup = 'products' | 'categories' | 'filteredCategories' | 'pages';

export type SearchPlan = {
  readonly groups: readonly SearchGroup[];
  readonly hitsPerGroup: number;
  readonly facets: 'none' | 'all';
};

const ALL_GROUPS: readonly SearchGroup[] = [
  'products',
  'categories',
  'filteredCategories',
  'pages',
];

/** A few of each group in the search box; elsewhere a full page, with all facets (S3). */
export const SEARCH_PLANS: Readonly<Record<SearchOrigin, SearchPlan>> = {
  'search-box': { groups: ALL_GROUPS, hitsPerGroup: 5, facets: 'none' },
  search: { groups: ALL_GROUPS, hitsPerGroup: DEFAULT_PAGE_SIZE, facets: 'all' },
  category: { groups: ['products'], hitsPerGroup: DEFAULT_PAGE_SIZE, facets: 'all' },
};
