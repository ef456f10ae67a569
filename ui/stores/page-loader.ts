import type { LoadedPage } from '#src/use-cases/page-answer.ts';
import type { ArrivalOptions, NavigationDependencies } from './navigation-options.ts';

/** Loads the pages that a tab navigates to, one at a time. */
export interface PageLoader {
  /**
   * Loads the page at a path and its query; on the way back to a listing with its earlier pages.
   * Requests that two navigations share continue for the later one.
   */
  load(path: string, query: string, scroll: ArrivalOptions['scroll']): Promise<LoadedPage>;
  /** Aborts the request in flight. */
  abort(): void;
}

export function createPageLoader({
  loadPage,
  browser,
  listings,
}: NavigationDependencies): PageLoader {
  let reading: AbortController | undefined;
  return {
    async load(path, query, scroll) {
      const superseded = reading;
      const { signal } = (reading = new AbortController());
      const outcome = loadPage(path, query, signal);
      superseded?.abort();
      const page = await outcome;
      if (page.kind !== 'page' || scroll !== 'restore' || !listings) return page;
      const model = await listings.withPreviousPages(page.model, browser.history.key(), signal);
      return { ...page, model };
    },
    abort: () => reading?.abort(),
  };
}
