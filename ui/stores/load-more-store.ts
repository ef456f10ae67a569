import { makeAutoObservable, observableRef } from 'mobx';
import { joinPages } from '#src/listing/loaded-pages.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { isAvailableListing } from '#src/use-cases/load-previous-pages.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import type { Viewport } from '../navigation/browser.ts';
import type { FirstPageStorage } from './listing-navigation.ts';
import type { NavigationStore, LoadPage } from './navigation-store.ts';

type LoadMoreDependencies = {
  readonly loadPage: LoadPage;
  readonly firstPages: FirstPageStorage;
  readonly viewport: Viewport;
  readonly navigation: NavigationStore;
};

/** Side at which a page is added to a listing. */
export type LoadMoreDirection = 'next' | 'previous';

/** State of the last request, for one listing as shown and one side of it. */
type LoadMoreRequest = {
  readonly state: 'idle' | 'loading' | 'failed';
  readonly direction: LoadMoreDirection;
  readonly shownListing: ListingPage | undefined;
};

/** Adds further pages to the shown listing. */
export class LoadMoreStore {
  request: LoadMoreRequest = { state: 'idle', direction: 'next', shownListing: undefined };
  readonly #dependencies: LoadMoreDependencies;

  constructor(dependencies: LoadMoreDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { request: observableRef }, { autoBind: true });
  }

  /** Request state of one side of a listing. */
  stateOf(listing: ListingPage, side: LoadMoreDirection): LoadMoreRequest['state'] {
    const { state, shownListing } = this.request;
    return shownListing === listing && this.request.direction === side ? state : 'idle';
  }

  /** Loads the page at this URL and adds it below or above the shown listing. */
  async load(url: string, direction: LoadMoreDirection): Promise<void> {
    const { loadPage, navigation } = this.#dependencies;
    const shown = navigation.page;
    if (!isAvailableListing(shown) || this.stateOf(shown, direction) === 'loading') return;
    this.setRequest({ state: 'loading', direction, shownListing: shown });
    const { path, query } = splitUrl(url);
    const outcome = await loadPage(path, query, new AbortController().signal).catch(
      () => undefined,
    );
    if (navigation.page !== shown) return;
    if (outcome?.kind === 'outdated') return navigation.navigate(url);
    const model = outcome?.kind === 'page' ? outcome.model : undefined;
    if (model && isAvailableListing(model)) this.#join(shown, model, direction);
    else this.setRequest({ state: 'failed', direction, shownListing: shown });
  }

  private setRequest(request: LoadMoreRequest): void {
    this.request = request;
  }

  /** Joins pages under the URL of the last one. Pages added above do not move the view. */
  #join(shown: ListingPage, added: ListingPage, side: LoadMoreDirection): void {
    const { navigation, firstPages, viewport } = this.#dependencies;
    const page = joinPages(shown, added);
    const below = viewport.maxTop() - viewport.top();
    const hold = () => viewport.scrollTo(viewport.maxTop() - below);
    firstPages.save(navigation.entryKey, page.firstPage);
    navigation.updatePage(page, side === 'previous' ? hold : undefined);
  }
}
