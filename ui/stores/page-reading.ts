import type { PageOutcome } from '#src/use-cases/show-page.ts';
import type { Arrival, NavigationWorld } from './navigation-options.ts';

/** Reads the pages that a tab goes to, one after the other. */
export interface PageReading {
  /**
   * Reads the page at a path and its query; on the way back to a listing, with the pages that stood
   * before it. What two pages are both made from is read on for the later one.
   */
  read(path: string, query: string, scroll: Arrival['scroll']): Promise<PageOutcome>;
  /** Nobody wants any more what is under way. */
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
