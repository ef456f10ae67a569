import type { SearchRequest } from '#src/search/search-result.ts';

/** Requests the first page of all mattresses in Dutch, or as given. */
export const searchRequest = (overrides: Partial<SearchRequest> = {}): SearchRequest => ({
  locale: 'nl-nl',
  pageType: 'category',
  objectId: '7',
  query: '',
  selection: [],
  page: 1,
  sorting: 'popular',
  itemsPerPage: 16,
  ...overrides,
});
