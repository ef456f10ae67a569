import type { Selection } from '../filters/selection.ts';
import { listingUrl } from '../listing/listing-url.ts';
import type { Sorting } from '../listing/sorting.ts';
import type { ListingPage } from './page-model.ts';

/** What an address of a listing says other than the one that is shown. */
export type ListingChange = {
  /** Undefined lets go of what is looked for. */
  readonly query?: string | undefined;
  readonly selection?: Selection;
  readonly sorting?: Sorting;
  readonly page?: number;
  readonly compare?: readonly string[];
};

/** The address of a listing with something changed; unless that says so, of its first page. */
export const listingAddress = (listing: ListingPage, change: ListingChange): string =>
  listingUrl({
    categoryUrl: listing.categoryUrl,
    query: listing.query,
    selection: listing.appliedFilters,
    facets: listing.facets,
    locale: listing.locale,
    sorting: listing.sorting,
    compare: compareList(listing),
    page: 1,
    ...change,
  });

/** The goods that the address of a listing sets side by side. */
export const compareList = ({ compared }: Pick<ListingPage, 'compared'>): readonly string[] =>
  compared.map(({ sku }) => sku);
