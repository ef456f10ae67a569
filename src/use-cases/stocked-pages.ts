import type { FilteredPageEntry } from '../content/filtered-page.ts';
import type { Facet } from '../filters/facet.ts';
import { listingUrl } from '../listing/listing-url.ts';
import { DEFAULT_SORTING } from '../listing/sorting.ts';
import type { SearchResult } from '../search/search-result.ts';
import type { Locale } from '../shared/locale.ts';
import { askSearch, type SearchVisit } from './ask-search.ts';

/** How much a filtered page shows now; the search says what it is asked as it answers. */
export const askFilteredPage = (
  visit: SearchVisit,
  { objectId, selection }: Pick<FilteredPageEntry, 'objectId' | 'selection'>,
): Promise<SearchResult> =>
  askSearch(visit, { objectId, selection, page: 1, sorting: DEFAULT_SORTING, itemsPerPage: 0 });

/**
 * Whether a filtered page shows something, at the address that its filters are written as (F9): at
 * another one it would name that as its own.
 */
export const isShown = (
  { url, selection }: FilteredPageEntry,
  { categoryUrl, locale }: { readonly categoryUrl: string; readonly locale: Locale },
  { nbHits, facets }: SearchResult,
): boolean =>
  nbHits > 0 &&
  listingUrl({ categoryUrl, selection, facets, locale, sorting: DEFAULT_SORTING, page: 1 }) === url;

/**
 * Whether the facets of a whole category tell that a filtered page shows something. `undefined`
 * where they do not tell: that there is something firm and something blue makes nothing of both.
 */
export function isOffered(
  { selection }: Pick<FilteredPageEntry, 'selection'>,
  facets: readonly Facet[],
): boolean | undefined {
  const [only] = selection;
  if (!only || selection.length > 1 || only.kind !== 'values') return undefined;
  const facet = facets.find(({ name }) => name === only.name);
  return only.values.some((value) =>
    facet?.values.some((one) => one.value === value && one.count > 0),
  );
}
