import { compareParameters, type CompareList } from '../compare/compare-list.ts';
import type { Facet } from '../filters/facet.ts';
import { formatFilters, toUrlFilters } from '../filters/format-filters.ts';
import { SEARCH_TEXT_PARAM } from '../routing/reserved-params.ts';
import type { Selection } from '../filters/selection.ts';
import { withParameters } from '../routing/query-string.ts';
import { SEARCH_PATH } from '../routing/search-page-path.ts';
import { tidySearchText } from '../search/search-text.ts';
import type { Locale } from '../shared/locale.ts';
import { DEFAULT_SORTING, type Sorting } from '../search/sorting.ts';

/** State that the URL of a listing contains. */
export type ListingState = {
  /** Path of the category or of the search page, with a leading slash and no trailing one. */
  readonly categoryUrl: string;
  /** Search text, in the whole shop or within a category. */
  readonly query?: string | undefined;
  readonly selection: Selection;
  readonly facets: readonly Facet[];
  readonly locale: Locale;
  readonly sorting: Sorting;
  readonly page: number;
  /** Compared products, which change nothing of what is listed. */
  readonly compare?: CompareList;
};

/**
 * Canonical URL of a listing's state (F9): `/matrassen/maat/140x200?page=2&sorting=price-asc`, of a
 * search `/search?q=zachte%20matras&maat=140x200&page=2` (S1), of a search within a category
 * `/matrassen/maat/140x200?q=latex`. The text comes first, then filters and values in the order of
 * the page. Omits the first page, the default order and an empty text.
 */
export const listingUrl = (state: ListingState): string =>
  isSearchPage(state)
    ? withParameters(state.categoryUrl, [
        ...textParameters(state),
        ...filterParameters(state),
        ...pageParameters(state),
      ])
    : withParameters(filteredPath(state), [...textParameters(state), ...pageParameters(state)]);

/** Whether a listing is of the whole shop, with its filters in the query string. */
export const isSearchPage = ({ categoryUrl }: Pick<ListingState, 'categoryUrl'>): boolean =>
  categoryUrl === SEARCH_PATH;

function filteredPath({ categoryUrl, selection, facets, locale }: ListingState): string {
  const filters = formatFilters(selection, facets, locale);
  return filters === '' ? categoryUrl : `${categoryUrl.replace(/\/$/, '')}/${filters}`;
}

function textParameters({ query = '' }: ListingState): readonly string[] {
  const text = tidySearchText(query);
  return text === '' ? [] : [`${SEARCH_TEXT_PARAM}=${encodeURIComponent(text)}`];
}

const filterParameters = ({ selection, facets, locale }: ListingState): readonly string[] =>
  toUrlFilters(selection, facets, locale).map(
    ({ name, values }) => `${name}=${encodeURIComponent(values.join('+'))}`,
  );

/** Parameters of page, order and comparison; omits the first page and the default order. */
const pageParameters = ({
  page,
  sorting,
  compare = [],
}: Pick<ListingState, 'page' | 'sorting' | 'compare'>): readonly string[] => [
  ...(page > 1 ? [`page=${page}`] : []),
  ...(sorting === DEFAULT_SORTING ? [] : [`sorting=${sorting}`]),
  ...compareParameters(compare),
];
