import type { Ids } from '#ports/ids.ts';
import type { Log } from '#ports/log.ts';
import type { PageOutcome } from '#src/use-cases/show-page.ts';
import type { Browser } from '../navigation/browser.ts';
import type { ListingVisits } from './listing-visits.ts';

/**
 * Makes the page that a path and its query (with the question mark, or empty) stand for; nobody
 * wants it any more when the signal comes.
 */
export type ShowUrl = (path: string, query: string, until: AbortSignal) => Promise<PageOutcome>;

/** How a navigation is written into the history, and what it does to the scroll position. */
export type NavigationOptions = {
  readonly history: 'push' | 'replace' | 'none';
  readonly scroll: 'top' | 'keep';
  /** False does not remember the position of the page that is left, this once (H12). */
  readonly saveScroll?: boolean;
};

/** What the address belongs to. */
export type NavigationWorld = {
  readonly show: ShowUrl;
  readonly browser: Browser;
  readonly ids: Ids;
  readonly log: Log;
  readonly listings?: ListingVisits;
};

/** What happens to the tab once a page has arrived. */
export type Arrival = Omit<NavigationOptions, 'scroll'> & {
  readonly scroll: NavigationOptions['scroll'] | 'restore';
};
