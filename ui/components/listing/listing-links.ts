import { toggleValue, withoutFacet } from '#src/filters/change-selection.ts';
import { valuesWrittenAlike } from '#src/filters/option-word.ts';
import type { Selection } from '#src/filters/selection.ts';
import { listingUrl } from '#src/listing/listing-url.ts';
import type { Sorting } from '#src/listing/sorting.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';

/** Where each choice in a listing leads. A changed filter starts again at the first page. */
export type ListingLinks = {
  toggle(name: string, value: string): string;
  without(name: string): string;
  withoutFilters(): string;
  sortedBy(sorting: Sorting): string;
  page(page: number): string;
};

export function listingLinks(listing: ListingPage): ListingLinks {
  const { appliedFilters: applied, sorting } = listing;
  const filtered = (selection: Selection): string => urlOf(listing, { selection });
  return {
    toggle: (name, value) => filtered(toggleValue(applied, name, choiceOf(listing, name, value))),
    without: (name) => filtered(withoutFacet(applied, name)),
    withoutFilters: () => filtered([]),
    sortedBy: (order) => urlOf(listing, { sorting: order }),
    page: (page) => urlOf(listing, { sorting, page }),
  };
}

/** A value, with those that a URL cannot tell from it. */
function choiceOf({ facets, locale }: ListingPage, name: string, value: string): readonly string[] {
  const facet = facets.find((facet) => facet.name === name);
  return facet ? valuesWrittenAlike(facet, value, locale) : [value];
}

type Change = {
  readonly selection?: Selection;
  readonly sorting?: Sorting;
  readonly page?: number;
};

const urlOf = (listing: ListingPage, change: Change): string =>
  listingUrl({
    categoryUrl: listing.categoryUrl,
    selection: listing.appliedFilters,
    facets: listing.facets,
    locale: listing.locale,
    sorting: listing.sorting,
    page: 1,
    ...change,
  });
