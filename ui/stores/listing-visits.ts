import { splitUrl } from '#src/routing/split-url.ts';
import { deepenListing, isOfListing, isShownListing } from '#src/use-cases/deepen-listing.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import type { DepthMemory } from '../navigation/depth-memory.ts';
import type { ShowUrl } from './navigation-store.ts';

/** What is particular to going through a listing. */
export interface ListingVisits {
  /** A listing with the pages that stood before it when the history entry of this key was left. */
  deepened(page: PageModel, key: string, until: AbortSignal): Promise<PageModel>;
  /** Whether the page that is shown stays until the one at the address has come after all. */
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

/** A page of which the shop could not have what matters. */
export const isAway = (page: PageModel): boolean =>
  page.head.status === 503 ||
  ((page.type === 'listing' || page.type === 'search') && !page.available);
