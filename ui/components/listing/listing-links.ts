import type { CompareList } from '#src/compare/compare-list.ts';
import { valuesWithSameSlug } from '#src/filters/filter-slug.ts';
import { type Selection, toggleValue, withoutFacet } from '#src/filters/selection.ts';
import { selectionOfUrl } from '#src/listing/selection-of-url.ts';
import { SEARCH_TEXT_PARAM } from '#src/routing/reserved-params.ts';
import { queryValue, splitUrl } from '#src/routing/url-parts.ts';
import { normalizeSearchText } from '#src/search/search-text.ts';
import { DEFAULT_SORTING, type Sorting } from '#src/search/sorting-and-page-size.ts';
import { changedListingUrl } from '#src/use-cases/changed-listing-url.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';

/** URLs of the choices in a listing. A changed filter resets the page to the first. */
export type ListingLinks = {
  toggle(name: string, value: string): string;
  without(name: string): string;
  /** Without any filters; a search keeps its text, a category drops its search text. */
  withoutFilters(): string;
  /** A category with another search text, or none. */
  searchingWithin(query: string | undefined): string;
  sortedBy(sorting: Sorting): string;
  page(page: number): string;
  /** The same listing in the default sorting, for a form that sets the sorting. */
  unsorted(): string;
  /** The same listing and page, with other products compared. */
  comparing(list: CompareList): string;
};

export function listingLinks(listing: ListingPage): ListingLinks {
  const { appliedFilters: applied, sorting } = listing;
  const filtered = (selection: Selection): string => changedListingUrl(listing, { selection });
  return {
    toggle: (name, value) => filtered(toggleValue(applied, name, choiceOf(listing, name, value))),
    without: (name) => filtered(withoutFacet(applied, name)),
    withoutFilters: () =>
      listing.type === 'search'
        ? filtered([])
        : changedListingUrl(listing, { selection: [], query: undefined }),
    searchingWithin: (query) => changedListingUrl(listing, { query }),
    sortedBy: (order) => changedListingUrl(listing, { sorting: order }),
    page: (page) => changedListingUrl(listing, { sorting, page }),
    unsorted: () => changedListingUrl(listing, { sorting: DEFAULT_SORTING }),
    comparing: (compare) => changedListingUrl(listing, { page: listing.page, compare }),
  };
}

/** A value and those with the same URL form. */
function choiceOf({ facets, locale }: ListingPage, name: string, value: string): readonly string[] {
  const facet = facets.find((facet) => facet.name === name);
  return facet ? valuesWithSameSlug(facet, value, locale) : [value];
}

/**
 * The listing with the filters and search text of a URL; its counts and products stay those of
 * before.
 */
export function withFiltersFromUrl(url: string, listing: ListingPage): ListingPage {
  const appliedFilters = selectionOfUrl(url, listing);
  if (!appliedFilters) return listing;
  if (listing.type === 'search') return { ...listing, appliedFilters };
  const { query: _, ...category } = listing;
  const query = normalizeSearchText(queryValue(splitUrl(url).query, SEARCH_TEXT_PARAM) ?? '');
  return { ...category, appliedFilters, ...(query !== '' && { query }) };
}
