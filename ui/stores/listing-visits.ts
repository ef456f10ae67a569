import { splitUrl } from '#src/routing/split-url.ts';
import { deepenListing, isOfListing, isShownListing } from '#src/use-cases/deepen-listing.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import type { DepthMemory } from '../navigation/depth-memory.ts';
import type { ShowUrl } from './navigation-store.ts';

/** Listing-specific navigation. */
export interface ListingVisits {
  /** A listing with the pages that were loaded before it when this history entry was left. */
  deepened(page: PageModel, key: string, until: AbortSignal): Promise<PageModel>;
  /** Whether the shown page stays while the page at the URL loads, or if that fails. */
  staysFor(shown: PageModel, url: string): boolean;
}

export const createListingVisits = (show: ShowUrl, depths: DepthMemory): ListingVisits => ({
  deepened(page, key, until) {
    const firstPage = depths.firstPage(key);
    if (firstPage === undefined || !isShownListing(page)) return Promise.resolve(page);
    return deepenListing(page, firstPage, (url) => {
      const { path, query } = splitUrl(url);
      return show(path, query, until);
    });
  },
  staysFor: (shown, url) => isShownListing(shown) && isOfListing(shown, url),
});

/** True for a page whose main content could not be loaded. */
export const isAway = (page: PageModel): boolean =>
  page.head.status === 503 ||
  ((page.type === 'listing' || page.type === 'search') && !page.available);
