import type { PageOutcome } from '#src/use-cases/show-page.ts';
import type { Arrival, NavigationWorld } from './navigation-options.ts';

/** Loads the pages that a tab navigates to, one at a time. */
export interface PageReading {
  /**
   * Loads the page at a path and its query; on the way back to a listing with its earlier pages.
   * Requests that two navigations share continue for the later one.
   */
  read(path: string, query: string, scroll: Arrival['scroll']): Promise<PageOutcome>;
  /** Aborts the request in flight. */
  giveUp(): void;
}

export function createPageReading({ show, browser, listings }: NavigationWorld): PageReading {
  let reading: AbortController | undefined;
  return {
    async read(path, query, scroll) {
      const superseded = reading;
      const { signal } = (reading = new AbortController());
      const outcome = show(path, query, signal);
      superseded?.abort();
      const page = await outcome;
      if (page.kind !== 'page' || scroll !== 'restore' || !listings) return page;
      const model = await listings.deepened(page.model, browser.history.key(), signal);
      return { ...page, model };
    },
    giveUp: () => reading?.abort(),
  };
}
