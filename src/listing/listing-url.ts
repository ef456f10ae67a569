import type { Hit } from '../catalog/product.ts';
import { SIZE_FACETS } from '../catalog/size-facets.ts';
import { variantUrl } from '../catalog/variant-url.ts';
import { type CompareList, compareParameters } from '../compare/compare-list.ts';
import type { Facet } from '../filters/facet.ts';
import { deliveredByParameters } from '../delivery/delivered-by.ts';
import { toUrlFilters } from '../filters/format-filters.ts';
import type { Selection } from '../filters/selection.ts';
import type { UrlFilter } from '../filters/url-grammar.ts';
import { bedParameters, type MyBed, withBed } from '../my-bed/my-bed.ts';
import { SEARCH_PATH, SEARCH_TEXT_PARAM } from '../routing/reserved-params.ts';
import { withParameters } from '../routing/url-parts.ts';
import { normalizeSearchText } from '../search/search-text.ts';
import { sizesInText } from '../search/sizes-in-text.ts';
import { DEFAULT_SORTING, type Sorting } from '../search/sorting-and-page-size.ts';
import type { Locale } from '../shared/locale.ts';

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
  /** The shopper's bed, by which a listing without a chosen size is narrowed. */
  readonly bed?: MyBed | undefined;
  /** Whether it lists what does not come in the bed's size, too. */
  readonly isInAllSizes?: boolean;
  /** Day by which everything listed is delivered, `2026-12-04`. */
  readonly deliveredBy?: string | undefined;
};

/**
 * Canonical URL of a listing's state (F9): `/matrassen/maat/140x200?page=2&sorting=price-asc`, of a
 * search `/search?q=zachte%20matras&maat=140x200&page=2` (S1), of a search within a category
 * `/matrassen/maat/140x200?q=latex`. The text comes first, then filters and values in the order of
 * the page. Omits the first page, the default order and an empty text.
 */
export const listingUrl = (state: ListingState): string =>
  urlWithFilters(state, toUrlFilters(state.selection, state.facets, state.locale));

/** URL of a listing with these filters instead of its own, in the order of the page. */
export function urlWithFilters(state: ListingState, filters: readonly UrlFilter[]): string {
  const { categoryUrl } = state;
  const text = textParameters(state);
  const others = pageParameters(state);
  if (isSearchPage(state))
    return withParameters(categoryUrl, [...text, ...filters.map(filterParameter), ...others]);
  const path = [rootOf(state), ...filters.map(filterSegments)].join('/');
  return withParameters(filters.length === 0 ? categoryUrl : path, [...text, ...others]);
}

/** What stands before and after the words of one filter in the URL of a listing. */
export type UrlPartsAroundFilter = {
  readonly start: string;
  readonly end: string;
  /** Formats the words that stand between them. */
  readonly format: (words: readonly string[]) => string;
};

/** The filters before and after it are all others of the listing. */
export function urlPartsAroundFilter(
  state: ListingState,
  name: string,
  [before, after]: readonly [readonly UrlFilter[], readonly UrlFilter[]],
): UrlPartsAroundFilter {
  const text = textParameters(state);
  const others = pageParameters(state);
  if (isSearchPage(state)) {
    const first = [...text, ...before.map(filterParameter), `${name}=`];
    return {
      start: withParameters(state.categoryUrl, first),
      end: [...after.map(filterParameter), ...others].map((written) => `&${written}`).join(''),
      format: wordsInParameter,
    };
  }
  const path = after.map((filter) => `/${filterSegments(filter)}`).join('');
  return {
    start: [rootOf(state), ...before.map(filterSegments), `${name}/`].join('/'),
    end: withParameters(path, [...text, ...others]),
    format: wordsInPath,
  };
}

/** Path of a category, to which filters are appended. */
const rootOf = ({ categoryUrl }: ListingState): string => categoryUrl.replace(/\/$/, '');

const wordsInPath = (words: readonly string[]): string => words.join('+');
const wordsInParameter = (words: readonly string[]): string => encodeURIComponent(words.join('+'));

const filterSegments = ({ name, values }: UrlFilter): string => `${name}/${wordsInPath(values)}`;
const filterParameter = ({ name, values }: UrlFilter): string =>
  `${name}=${wordsInParameter(values)}`;

/** Whether a listing is of the whole shop, with its filters in the query string. */
export const isSearchPage = ({ categoryUrl }: Pick<ListingState, 'categoryUrl'>): boolean =>
  categoryUrl === SEARCH_PATH;

function textParameters({ query = '' }: ListingState): readonly string[] {
  const text = normalizeSearchText(query);
  return text === '' ? [] : [`${SEARCH_TEXT_PARAM}=${encodeURIComponent(text)}`];
}

/** Parameters of page, order, comparison, bed and day; omits the first page and the default order. */
const pageParameters = ({
  page,
  sorting,
  compare = [],
  bed,
  isInAllSizes,
  deliveredBy,
}: Pick<
  ListingState,
  'page' | 'sorting' | 'compare' | 'bed' | 'isInAllSizes' | 'deliveredBy'
>): readonly string[] => [
  ...(page > 1 ? [`page=${page}`] : []),
  ...(sorting === DEFAULT_SORTING ? [] : [`sorting=${sorting}`]),
  ...compareParameters(compare),
  ...bedParameters(bed, isInAllSizes),
  ...deliveredByParameters(deliveredBy),
];

/** State that the URL of a search page contains. */
export type SearchState = Omit<ListingState, 'categoryUrl' | 'query'> & { readonly query: string };

/** Canonical URL of a search page's state, in the form that a shopper sees (S1). */
export const searchUrl = (state: SearchState): string =>
  listingUrl({ ...state, categoryUrl: SEARCH_PATH });

/** URL of the search for a text just typed. */
export const searchTextUrl = (query: string, locale: Locale): string =>
  searchUrl({ query, locale, selection: [], facets: [], sorting: DEFAULT_SORTING, page: 1 });

/** Properties of a listing that decide where its cards link to. */
export type CardUrlContext = {
  readonly appliedFilters: Selection;
  /** Text searched for within it. */
  readonly query?: string;
  /** Set if its cards show what is reduced. */
  readonly offers?: true;
  readonly locale: Locale;
  /** The shopper's bed, which the product's page gets as well. */
  readonly bed?: MyBed;
  /** How the bed narrows the listing; absent if it does not. */
  readonly ofBed?: unknown;
  /** By which day it is delivered, if that narrows it. */
  readonly delivery?: { readonly chosen?: string };
};

/**
 * URL of a hit's card. A size, length, color or firmness that the listing is filtered by is
 * preselected on the product's page, and so are a size named in a search, that of the shopper's bed,
 * and all of what is reduced among offers (L11) or delivered by the chosen day. No card leads to another size than the
 * one whose price it shows: a product not sold in a named size gets the URL of its page alone.
 */
export function cardUrl(
  hit: Hit,
  { appliedFilters, query = '', offers, locale, bed, ofBed, delivery }: CardUrlContext,
): string {
  const isOfVariant = offers === true || delivery?.chosen !== undefined;
  const isFiltered = (code: string) =>
    isOfVariant || appliedFilters.some(({ name }) => name === code);
  const options = hit.options?.filter(({ code }) => isFiltered(code)) ?? [];
  const hasSize = SIZE_FACETS.some(isFiltered) || isSizeInQuery(hit, query) || ofBed !== undefined;
  const size = hasSize ? hit.size : undefined;
  return withBed(variantUrl(hit, { ...(size !== undefined && { size }), options }, locale), bed);
}

/** Whether a text names the size that a hit shows. */
export const isSizeInQuery = ({ size }: Pick<Hit, 'size'>, query: string): boolean =>
  size !== undefined && sizesInText(query).includes(size);
