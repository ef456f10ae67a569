import { DEFAULT_PAGE_SIZE } from '../listing/page-size.ts';
import type { SearchRequest } from './search-result.ts';

/** Where a search is made: under the search box while somebody types, or on a page of its own. */
export type SearchPlace = 'search-box' | SearchRequest['pageType'];

/** What a text is looked for in: products, and entries of the content service. */
export type SearchGroup = 'products' | 'categories' | 'filteredCategories' | 'pages';

/** How much a search asks for. */
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

/**
 * A little of everything in the search box; elsewhere a page, and all there is to narrow it (S3).
 */
export const SEARCH_PLANS: Readonly<Record<SearchPlace, SearchPlan>> = {
  'search-box': { groups: ALL_GROUPS, hitsPerGroup: 5, facets: 'none' },
  search: { groups: ALL_GROUPS, hitsPerGroup: DEFAULT_PAGE_SIZE, facets: 'all' },
  category: { groups: ['products'], hitsPerGroup: DEFAULT_PAGE_SIZE, facets: 'all' },
};
