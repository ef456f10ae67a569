import type { Hit } from '../catalog/product.ts';
import type { Facet } from '../filters/facet.ts';
import type { Selection } from '../filters/selection.ts';
import type { SearchSorting } from './sorting-and-page-size.ts';
import type { Locale } from '../shared/locale.ts';

/**
 * A search request: a category, a text or both, narrowed by a selection. Without any of these and
 * without `deliveredWithin` it asks for nothing ({@link isEmptySearchRequest}).
 */
export type SearchRequest = {
  readonly locale: Locale;
  readonly pageType: 'category' | 'search';
  /**
   * The category's id (L6), or its kind (`objectIdOfKind`), if `pageType` is `category`; otherwise
   * empty.
   */
  readonly objectId: string;
  /** Normalized by `normalizeSearchText`. */
  readonly query: string;
  readonly selection: Selection;
  /** From 1. */
  readonly page: number;
  readonly sorting: SearchSorting;
  /** 0 requests facets and counts only. */
  readonly itemsPerPage: number;
  /** Only variants in stock that are delivered within this many working days; absent: all. */
  readonly deliveredWithin?: number;
  /** Numbers of working days for which to count what each would find as `deliveredWithin`. */
  readonly countedDays?: readonly number[];
};

/**
 * Search answer (S2). Status 200 is success; any other status has no hits, and the service's
 * message. A facet lists every value its category has, so that a value without products can be
 * shown as such; its counts ignore its own selection.
 */
export type SearchResult = {
  readonly status: number;
  readonly message: string;
  readonly facets: readonly Facet[];
  /** Names of the facets, in display order. */
  readonly filtersOrder: readonly string[];
  readonly hits: readonly Hit[];
  /** Number of pages of `itemsPerPage`. */
  readonly pages: number;
  readonly nbHits: number;
  /** Less than `nbHits` only if the sorting leaves out less relevant ones (Algolia's replicas). */
  readonly nbSortedHits: number;
  readonly query: string;
  /** Identifies this answer in click and conversion events. */
  readonly queryId: string;
  /** Number of products for each of `countedDays`; absent without them. */
  readonly countsOfDays?: readonly number[];
};

/** Answer to a request that asks for nothing: a success without hits (S2). */
export const emptySearch = (query = ''): SearchResult => ({
  status: 200,
  message: '',
  facets: [],
  filtersOrder: [],
  hits: [],
  pages: 0,
  nbHits: 0,
  nbSortedHits: 0,
  query,
  queryId: '',
});

/** Result of a failed search: no hits, and the reason (S2, S5). */
export const failedSearch = (status: number, message: string, query = ''): SearchResult => ({
  ...emptySearch(query),
  status,
  message,
});

/**
 * Whether a request asks for products, but has no category, no text and no filter: it then finds
 * nothing (S2). One for the facets alone gets those of the whole shop.
 */
export const isEmptySearchRequest = ({
  objectId,
  query,
  selection,
  itemsPerPage,
  deliveredWithin,
}: Pick<
  SearchRequest,
  'objectId' | 'query' | 'selection' | 'itemsPerPage' | 'deliveredWithin'
>): boolean =>
  itemsPerPage > 0 &&
  objectId === '' &&
  query.trim() === '' &&
  selection.length === 0 &&
  deliveredWithin === undefined;

/** Cache tag of every answer that lists products. */
export const SEARCH_CACHE_TAG = 'search';
