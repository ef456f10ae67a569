import type { Ids } from '#ports/clock-and-ids.ts';
import type { Log } from '#ports/log.ts';
import type { LoadedPage } from '#src/use-cases/page-answer.ts';
import type { Browser } from '../navigation/browser.ts';
import type { ListingNavigation } from './listing-navigation.ts';

/**
 * Loads the page at a path and its query (with the question mark, or empty). Rejects if it cannot
 * be loaded, and when the signal aborts it.
 */
export type LoadPage = (path: string, query: string, until: AbortSignal) => Promise<LoadedPage>;

/** How a navigation changes the history and the scroll position. */
export type NavigationOptions = {
  readonly history: 'push' | 'replace' | 'none';
  readonly scroll: 'top' | 'keep';
  /** False skips storing the scroll position of the page that is left, this once (H12). */
  readonly saveScroll?: boolean;
};

/** Dependencies of navigation. */
export type NavigationDependencies = {
  readonly loadPage: LoadPage;
  readonly browser: Browser;
  readonly ids: Ids;
  readonly log: Log;
  readonly listings?: ListingNavigation;
  /** The address that a link leads to in this tab; by default as it is written. */
  readonly addressFor?: (url: string) => string;
  /**
   * Timeout of a navigation, in milliseconds. The read of a page is retried (B5); a shopper who
   * pressed a link should not wait for the last retry.
   */
  readonly timeout: number;
};

/** How a loaded page is shown: history change and scroll position. */
export type ArrivalOptions = Omit<NavigationOptions, 'scroll'> & {
  readonly scroll: NavigationOptions['scroll'] | 'restore';
};
