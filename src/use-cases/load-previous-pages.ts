import { joinPages, pagesBefore } from '../listing/loaded-pages.ts';
import { changedListingUrl } from './changed-listing-url.ts';
import type { LoadedPage } from './page-answer.ts';
import type { ListingPage, PageModel } from './page-model.ts';

/**
 * Extends a listing by the pages before it, from `firstPage` on, as it was when a shopper left it.
 * Stops at a page that is unavailable, so that the listing has no gap.
 */
export async function loadPreviousPages(
  listing: ListingPage,
  firstPage: number,
  show: (url: string) => Promise<LoadedPage>,
): Promise<ListingPage> {
  const pages = pagesBefore(firstPage, listing.firstPage).toReversed();
  const urls = pages.map((page) => changedListingUrl(listing, { page }));
  const outcomes = await Promise.all(urls.map(show));
  let deepened = listing;
  for (const outcome of outcomes) {
    if (outcome.kind !== 'page' || !isAvailableListing(outcome.model)) break;
    deepened = joinPages(deepened, outcome.model);
  }
  return deepened;
}

/** Whether a page is a listing whose products are available. */
export const isAvailableListing = (page: PageModel): page is ListingPage =>
  (page.type === 'listing' || page.type === 'search') && page.available;

/** Whether a URL belongs to a listing: its category, with any filters and order. */
export const isUrlOfListing = ({ categoryUrl }: ListingPage, url: string): boolean => {
  const [path = ''] = url.split(/[?#]/, 1);
  return path === categoryUrl || path.startsWith(`${categoryUrl}/`);
};
