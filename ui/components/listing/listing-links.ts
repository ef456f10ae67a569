import type { CompareList } from '#src/compare/compare-list.ts';
import { toggleValue, withoutFacet } from '#src/filters/change-selection.ts';
import { valuesWrittenAlike } from '#src/filters/option-word.ts';
import type { Selection } from '#src/filters/selection.ts';
import { DEFAULT_SORTING, type Sorting } from '#src/listing/sorting.ts';
import { listingAddress } from '#src/use-cases/listing-address.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';

/** Where each choice in a listing leads. A changed filter starts again at the first page. */
export type ListingLinks = {
  toggle(name: string, value: string): string;
  without(name: string): string;
  /** Without anything that was chosen; a search keeps its text, that within a category goes. */
  withoutFilters(): string;
  /** A category with another text to look for, or none. */
  lookingFor(query: string | undefined): string;
  sortedBy(sorting: Sorting): string;
  page(page: number): string;
  /** The same in the shop's own order, for a form that says the order. */
  unsorted(): string;
  /** The same, with other goods to be compared; the page stays. */
  comparing(list: CompareList): string;
};

export function listingLinks(listing: ListingPage): ListingLinks {
  const { appliedFilters: applied, sorting } = listing;
  const filtered = (selection: Selection): string => listingAddress(listing, { selection });
  return {
    toggle: (name, value) => filtered(toggleValue(applied, name, choiceOf(listing, name, value))),
    without: (name) => filtered(withoutFacet(applied, name)),
    withoutFilters: () =>
      listing.type === 'search'
        ? filtered([])
        : listingAddress(listing, { selection: [], query: undefined }),
    lookingFor: (query) => listingAddress(listing, { query }),
    sortedBy: (order) => listingAddress(listing, { sorting: order }),
    page: (page) => listingAddress(listing, { sorting, page }),
    unsorted: () => listingAddress(listing, { sorting: DEFAULT_SORTING }),
    comparing: (compare) => listingAddress(listing, { page: listing.page, compare }),
  };
}

/** A value, with those that a URL cannot tell from it. */
function choiceOf({ facets, locale }: ListingPage, name: string, value: string): readonly string[] {
  const facet = facets.find((facet) => facet.name === name);
  return facet ? valuesWrittenAlike(facet, value, locale) : [value];
}
