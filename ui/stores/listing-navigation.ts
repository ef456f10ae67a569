import { parsePageNumber } from '#src/listing/pagination.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import {
  isAvailableListing,
  isUrlOfListing,
  loadPreviousPages,
} from '#src/use-cases/load-previous-pages.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import type { SessionStorage } from '../navigation/browser.ts';
import type { LoadPage } from './navigation-store.ts';

/** Listing-specific navigation. */
export interface ListingNavigation {
  /** A listing with the pages that were loaded before it when this history entry was left. */
  withPreviousPages(page: PageModel, key: string, until: AbortSignal): Promise<PageModel>;
  /** Whether the shown page stays while the page at the URL loads, or if its search fails. */
  keepsShowing(shown: PageModel, url: string): boolean;
}

export const createListingNavigation = (
  loadPage: LoadPage,
  firstPages: FirstPageStorage,
): ListingNavigation => ({
  withPreviousPages(page, key, until) {
    const firstPage = firstPages.firstPage(key);
    if (firstPage === undefined || !isAvailableListing(page)) return Promise.resolve(page);
    return loadPreviousPages(page, firstPage, (url) => {
      const { path, query } = splitUrl(url);
      return loadPage(path, query, until);
    });
  },
  keepsShowing: (shown, url) => isAvailableListing(shown) && isUrlOfListing(shown, url),
});

/** True for a page whose main content could not be loaded. */
export const isPageUnavailable = (page: PageModel): boolean =>
  page.head.status === 503 ||
  ((page.type === 'listing' || page.type === 'search') && !page.available);

/** Stores the first loaded page of a listing per history entry, to restore it on return. */
export interface FirstPageStorage {
  save(key: string, firstPage: number): void;
  /** `undefined` if only one page of it was loaded. */
  firstPage(key: string): number | undefined;
}

export const createFirstPageStorage = (session: SessionStorage): FirstPageStorage => ({
  save: (key, firstPage) => session.set(storageKey(key), String(firstPage)),
  firstPage(key) {
    const stored = session.get(storageKey(key));
    return stored === undefined ? undefined : parsePageNumber(stored);
  },
});

const storageKey = (key: string): string => `depth:${key}`;
