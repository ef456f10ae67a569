import { compareListOf } from '../compare/compared-product-document.ts';
import { SIZE_FACET } from '../filters/facet.ts';
import type { Selection } from '../filters/selection.ts';
import type { MyBed } from '../my-bed/my-bed.ts';
import { type ListingState, listingUrl } from '../listing/listing-url.ts';
import { toggledUrls, type ToggledUrls } from '../listing/toggled-urls.ts';
import type { Sorting } from '../search/sorting-and-page-size.ts';
import type { ListingPage } from './page-model.ts';

/** Differences of a listing's URL from the current one. */
export type ListingChange = {
  /** `undefined` removes the search text. */
  readonly query?: string | undefined;
  readonly selection?: Selection;
  readonly sorting?: Sorting;
  readonly page?: number;
  readonly compare?: readonly string[];
  /** `undefined` removes the bed. */
  readonly bed?: MyBed | undefined;
  readonly isInAllSizes?: boolean;
  /** `undefined` removes the day. */
  readonly deliveredBy?: string | undefined;
};

/** URL of a listing with some changes; of its first page, unless they include another. */
export const changedListingUrl = (listing: ListingPage, change: ListingChange): string =>
  listingUrl({ ...firstPageOf(listing), ...change });

/** URLs of a listing with one value toggled, by the name of the facet; each of the first page. */
export const toggledListingUrls = (listing: ListingPage): ReadonlyMap<string, ToggledUrls> =>
  toggledUrls(firstPageOf(listing));

const firstPageOf = (listing: ListingPage): ListingState => ({
  categoryUrl: listing.categoryUrl,
  query: listing.query,
  selection: listing.appliedFilters,
  facets: listing.facets,
  locale: listing.locale,
  sorting: listing.sorting,
  compare: compareListOf(listing.compared),
  bed: listing.bed,
  isInAllSizes: listing.ofBed?.isInAllSizes ?? false,
  deliveredBy: listing.delivery?.chosen,
  page: 1,
});

/** SKUs of the compared products of a listing. */
export const comparedSkus = ({ compared }: Pick<ListingPage, 'compared'>): readonly string[] =>
  compared.map(({ sku }) => sku);

/** The size to compare products of a listing in: the only one that it is filtered by. */
export function comparedSize({
  appliedFilters,
}: Pick<ListingPage, 'appliedFilters'>): string | undefined {
  const filter = appliedFilters.find(({ name }) => name === SIZE_FACET);
  if (filter?.kind !== 'values' || filter.values.length !== 1) return undefined;
  return filter.values[0];
}
