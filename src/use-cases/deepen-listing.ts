import { joinPages, pagesBefore } from '../listing/loaded-pages.ts';
import { listingAddress } from './listing-address.ts';
import type { ListingPage, PageModel } from './page-model.ts';
import type { PageOutcome } from './page-request.ts';

/**
 * A listing with the pages before it, from `firstPage` on, as it stood when a shopper left it. A page
 * that cannot be had ends it there: what stands is whole.
 */
export async function deepenListing(
  listing: ListingPage,
  firstPage: number,
  show: (url: string) => Promise<PageOutcome>,
): Promise<ListingPage> {
  const pages = pagesBefore(firstPage, listing.firstPage).toReversed();
  const urls = pages.map((page) => listingAddress(listing, { page }));
  const outcomes = await Promise.all(urls.map(show));
  let deepened = listing;
  for (const outcome of outcomes) {
    if (outcome.kind !== 'page' || !isShownListing(outcome.model)) break;
    deepened = joinPages(deepened, outcome.model);
  }
  return deepened;
}

/** A listing of which the products are there. */
export const isShownListing = (page: PageModel): page is ListingPage =>
  (page.type === 'listing' || page.type === 'search') && page.available;

/** Whether an address is one of a listing's own: its category, narrowed or turned in any way. */
export const isOfListing = ({ categoryUrl }: ListingPage, url: string): boolean => {
  const [path = ''] = url.split(/[?#]/, 1);
  return path === categoryUrl || path.startsWith(`${categoryUrl}/`);
};
