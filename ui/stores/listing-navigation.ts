import { splitUrl } from '#src/routing/split-url.ts';
import {
  loadPreviousPages,
  isUrlOfListing,
  isAvailableListing,
} from '#src/use-cases/load-previous-pages.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import type { FirstPageStorage } from '../navigation/first-page-storage.ts';
import type { LoadPage } from './navigation-store.ts';

/** Listing-specific navigation. */
export interface ListingNavigation {
  /** A listing with the pages that were loaded before it when this history entry was left. */
  deepened(page: PageModel, key: string, until: AbortSignal): Promise<PageModel>;
  /** Whether the shown page stays while the page at the URL loads, or if that fails. */
  staysFor(shown: PageModel, url: string): boolean;
}

export const createListingNavigation = (
  loadPage: LoadPage,
  firstPages: FirstPageStorage,
): ListingNavigation => ({
  deepened(page, key, until) {
    const firstPage = firstPages.firstPage(key);
    if (firstPage === undefined || !isAvailableListing(page)) return Promise.resolve(page);
    return loadPreviousPages(page, firstPage, (url) => {
      const { path, query } = splitUrl(url);
      return loadPage(path, query, until);
    });
  },
  staysFor: (shown, url) => isAvailableListing(shown) && isUrlOfListing(shown, url),
});

/** True for a page whose main content could not be loaded. */
export const isPageUnavailable = (page: PageModel): boolean =>
  page.head.status === 503 ||
  ((page.type === 'listing' || page.type === 'search') && !page.available);
