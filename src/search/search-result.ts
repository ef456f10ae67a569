import type { Hit } from '../catalog/product.ts';
import type { Facet } from '../filters/facet.ts';
import type { Selection } from '../filters/selection.ts';
import type { Sorting } from '../listing/sorting.ts';
import type { Locale } from '../shared/locale.ts';

/**
 * A question to the search service: a category, a text or both, narrowed by a selection. One
 * without any of the three asks nothing ({@link asksNothing}).
 */
export type SearchRequest = {
  readonly locale: Locale;
  readonly pageType: 'category' | 'search';
  /** The category's id (L6) where `pageType` is `category`, else empty. */
  readonly objectId: string;
  /** A text as `tidySearchText` leaves it. */
  readonly query: string;
  readonly selection: Selection;
  /** From 1. */
  readonly page: number;
  readonly sorting: Sorting;
  /** 0 asks for facets and counts alone. */
  readonly itemsPerPage: number;
};

/**
 * The answer (S2). Status 200 is success; any other status comes with no hits and the service's
 * message. A facet lists every value its category has, so that a value without products can be
 * shown as such; its counts ignore its own selection.
 */
export type SearchResult = {
  readonly status: number;
  readonly message: string;
  readonly facets: readonly Facet[];
  /** Names of the facets, in the order in which they are shown. */
  readonly filtersOrder: readonly string[];
  readonly hits: readonly Hit[];
  /** How many pages of `itemsPerPage` there are. */
  readonly pages: number;
  readonly nbHits: number;
  readonly nbSortedHits: number;
  readonly query: string;
  /** Names this answer in click and conversion events. */
  readonly queryId: string;
};

/** What a failed search shows: nothing, and why (S2, S5). */
export const failedSearch = (status: number, message: string, query = ''): SearchResult => ({
  status,
  message,
  facets: [],
  filtersOrder: [],
  hits: [],
  pages: 0,
  nbHits: 0,
  nbSortedHits: 0,
  query,
  queryId: '',
});

/** Whether a request names no category, no text and no filter: it then finds nothing (S2). */
export const asksNothing = ({
  objectId,
  query,
  selection,
}: Pick<SearchRequest, 'objectId' | 'query' | 'selection'>): boolean =>
  objectId === '' && query.trim() === '' && selection.length === 0;

/** The answer to a question that asks nothing: a success that found nothing (S2). */
export const emptySearch = (query = ''): SearchResult => failedSearch(200, '', query);
