import type { Facet } from '../filters/facet.ts';
import { formatFilters } from '../filters/format-filters.ts';
import type { Selection } from '../filters/selection.ts';
import type { Locale } from '../shared/locale.ts';
import { DEFAULT_SORTING, type Sorting } from './sorting.ts';

/** All that the URL of a listing says. */
export type ListingState = {
  /** Path of the category, with a leading slash and no trailing one. */
  readonly categoryUrl: string;
  readonly selection: Selection;
  readonly facets: readonly Facet[];
  readonly locale: Locale;
  readonly sorting: Sorting;
  readonly page: number;
};

/**
 * The one URL of a state of a listing (F9): `/matrassen/maat/140x200?page=2&sorting=price-asc`.
 * The first page and the shop's own order are not written.
 */
export function listingUrl(state: ListingState): string {
  const filters = formatFilters(state.selection, state.facets, state.locale);
  const path =
    filters === '' ? state.categoryUrl : `${state.categoryUrl.replace(/\/$/, '')}/${filters}`;
  return withParameters(path, pageParameters(state));
}

/** What the query string says of page and order; nothing of the first page in the shop's order. */
export const pageParameters = ({
  page,
  sorting,
}: Pick<ListingState, 'page' | 'sorting'>): readonly string[] => [
  ...(page > 1 ? [`page=${page}`] : []),
  ...(sorting === DEFAULT_SORTING ? [] : [`sorting=${sorting}`]),
];

/** A path with parameters behind it, each as it is to be written. */
export const withParameters = (path: string, parameters: readonly string[]): string =>
  parameters.length === 0 ? path : `${path}?${parameters.join('&')}`;
