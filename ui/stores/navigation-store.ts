import { makeAutoObservable, observableRef } from 'mobx';
import { withCurrentPreview, withoutPreview } from '#src/content/preview.ts';
import { anchorOf, splitUrl, withoutAnchor } from '#src/routing/url-parts.ts';
import type { LoadedPage } from '#src/use-cases/page-answer.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { createOverlays, type Overlays } from '../navigation/overlays.ts';
import {
  createScrollRestoration,
  type ScrollRestoration,
} from '../navigation/scroll-restoration.ts';
import { isPageUnavailable } from './listing-navigation.ts';
import { createPageLoader, type PageLoader } from './page-loader.ts';
import type {
  ArrivalOptions,
  NavigationOptions,
  NavigationDependencies,
} from './navigation-options.ts';

export type { NavigationOptions, LoadPage } from './navigation-options.ts';

/**
 * Single owner of the URL. The URL changes when its page has arrived, so the two always match; of
 * two navigations the later one wins.
 */
export class NavigationStore {
  page: PageModel;
  /** The page that came as HTML. */
  readonly firstPage: PageModel;
  /** Whether the shopper came back to the page: by Back or Forward, a reload, or from elsewhere. */
  isReturn = false;
  status: 'idle' | 'loading' | 'failed' = 'idle';
  /** Title of the last page navigated to, for the announcement; empty without a new one. */
  announcedTitle = '';
  /** URL whose listing the search did not answer, while the previous one stayed. */
  failedUrl: string | undefined = undefined;
  /** URL of the page that is loading, here or by the browser. */
  target: string | undefined = undefined;
  readonly #dependencies: NavigationDependencies;
  readonly #scrolls: ScrollRestoration;
  readonly #overlays: Overlays;
  readonly #pageLoader: PageLoader;
  #navigationId = 0;
  /** Whether the browser loads the target in place of this page. */
  #isLeaving = false;
  /** Key of the history entry whose page is shown, with its path and query. */
  #shownEntry = { key: '', address: '' };
  /** Callback for once the new page is rendered. */
  #afterRender: () => void = () => {};

  constructor(page: PageModel, dependencies: NavigationDependencies) {
    this.page = page;
    this.firstPage = page;
    this.#dependencies = dependencies;
    this.#scrolls = createScrollRestoration(
      dependencies.browser.viewport,
      dependencies.browser.session,
    );
    this.#overlays = createOverlays({
      history: dependencies.browser.history,
      nextId: () => dependencies.ids.next(),
    });
    this.#pageLoader = createPageLoader(dependencies);
    makeAutoObservable(this, { page: observableRef, firstPage: false }, { autoBind: true });
  }

  /**
   * Takes over the tab's history. Returns a function that hands it back. A page that answered a
   * POST gets its own URL in place of the form's, so that a reload posts nothing.
   */
  start(): () => void {
    const { history } = this.#dependencies.browser;
    const url = this.page.posted ? this.page.url : history.url();
    this.isReturn = history.key() !== '';
    history.replace(url, history.key() || this.#dependencies.ids.next());
    this.#updateShownEntry();
    void this.#restorePreviousPages();
    const stops = [
      history.onPopState(() => this.#handlePopState()),
      history.onLeave(() => this.#handleLeave()),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /**
   * Navigates to a page of this shop: a path with optional query and fragment. In a preview the
   * browser loads it, with the preview: drafts must be the server's latest and are not cached. It
   * also loads what is chosen while it loads another page already, so that the last choice wins.
   */
  async navigate(
    written: string,
    options: NavigationOptions = { history: 'push', scroll: 'top' },
  ): Promise<void> {
    const url = this.#addressFor(written);
    if (this.page.preview)
      return this.#dependencies.browser.history.load(withCurrentPreview(this.page, url));
    if (this.#isLeaving) return this.#leaveToBrowser(url);
    await this.#navigate(url, options);
  }

  /** Whether the loading page is the shown listing with other filters or another page. */
  get isUpdatingListing(): boolean {
    return (
      this.target !== undefined &&
      (this.#dependencies.listings?.keepsShowing(this.page, this.target) ?? false)
    );
  }

  /** Key of the history entry whose page is shown. */
  get entryKey(): string {
    return this.#shownEntry.key;
  }

  /**
   * Replaces the model of the shown page, within the same history entry and at the same scroll
   * position. Calls `onPageRendered` once it is rendered.
   */
  updatePage(page: PageModel, onPageRendered: () => void = () => {}): void {
    const { history, document } = this.#dependencies.browser;
    const url = withCurrentPreview(this.page, page.url) + anchorOf(history.url());
    history.replace(url, history.key() || this.#dependencies.ids.next());
    this.#updateShownEntry();
    document.showHead(page.head);
    this.#afterRender = onPageRendered;
    this.present(page, '');
  }

  /** Must be called when a new page is rendered: scrolls it and focuses its heading. */
  onPageRendered(): void {
    const settle = this.#afterRender;
    this.#afterRender = () => {};
    settle();
    this.#overlays.reenter();
  }

  /**
   * Must be called when an overlay opens: Back then closes it instead of leaving the page. Returns
   * a function to call once it is closed.
   */
  openOverlay(close: () => void): () => void {
    return this.#overlays.open(close);
  }

  /** Loads the data of a page into the cache, for a later navigation (H15); skips drafts. */
  async prefetch(url: string, until: AbortSignal): Promise<void> {
    const { path, query } = splitUrl(this.#addressFor(url));
    if (!this.page.preview) await this.#dependencies.loadPage(path, query, until);
  }

  /** Must be called before the browser follows a fragment link: stores the position for Back. */
  saveScrollPosition(): void {
    this.#scrolls.save(this.#shownEntry.key);
  }

  #addressFor(url: string): string {
    return this.#dependencies.addressFor?.(url) ?? url;
  }

  private setStatus(status: NavigationStore['status'], target?: string): void {
    this.status = status;
    this.target = target;
    this.failedUrl = undefined;
    if (status === 'loading') this.announcedTitle = '';
  }

  private present(page: PageModel, announcedTitle: string, isReturn = this.isReturn): void {
    this.page = page;
    this.isReturn = isReturn;
    this.announcedTitle = announcedTitle;
    this.setStatus('idle');
  }

  private markFailed(url: string): void {
    this.#log(url, 'The listing is unavailable.');
    this.setStatus('failed');
    this.failedUrl = url;
  }

  /** After a reload or a return from elsewhere, loads the earlier pages of a listing again. */
  async #restorePreviousPages(): Promise<void> {
    const { page } = this;
    const { signal } = new AbortController();
    const deepened = await this.#dependencies.listings?.withPreviousPages(
      page,
      this.#shownEntry.key,
      signal,
    );
    if (this.page !== page || deepened === undefined || deepened === page) return;
    this.updatePage(deepened, () => this.#scrolls.restore(this.#shownEntry.key));
  }

  async #navigate(url: string, arrival: ArrivalOptions): Promise<void> {
    const navigationId = ++this.#navigationId;
    this.setStatus('loading', url);
    this.#scrolls.save(this.#shownEntry.key, arrival.saveScroll);
    const cancelTimeout = this.#dependencies.browser.timers.after(
      this.#dependencies.timeout,
      () => {
        if (navigationId === this.#navigationId) this.#fail(url, 'The page takes too long.');
      },
    );
    try {
      const { path, query } = splitUrl(url);
      // A prefetched page is there at once: the press is answered before the page is rendered.
      const isPressAnswered = this.#dependencies.browser.viewport.painted();
      const outcome = await this.#pageLoader.load(path, query, arrival.scroll);
      await isPressAnswered;
      await this.#overlays.whenHistorySettled();
      if (navigationId === this.#navigationId) await this.#handleOutcome(url, outcome, arrival);
    } catch (error) {
      if (navigationId === this.#navigationId) this.#fail(url, error);
    } finally {
      cancelTimeout();
    }
  }

  async #handleOutcome(url: string, outcome: LoadedPage, arrival: ArrivalOptions): Promise<void> {
    if (outcome.kind === 'outdated') return this.#leaveToBrowser(url);
    if (outcome.kind === 'page') {
      const { model } = outcome;
      if (isPageUnavailable(model) && this.#isListingKept(url, arrival))
        return this.markFailed(url);
      return this.#show(url, model, arrival);
    }
    const history = arrival.history === 'none' ? 'replace' : arrival.history;
    // The position was saved as the redirected navigation began.
    await this.#navigate(outcome.location, { ...arrival, history, saveScroll: false });
  }

  #show(url: string, page: PageModel, arrival: ArrivalOptions): void {
    const { document } = this.#dependencies.browser;
    this.#updateHistory(url, arrival.history);
    this.#updateShownEntry();
    document.showHead(page.head);
    const navigationId = this.#navigationId;
    const present = (): void => {
      if (navigationId !== this.#navigationId) return;
      this.#afterRender = () => this.#scrollAndFocus(url, arrival);
      const { scroll } = arrival;
      this.present(page, scroll === 'keep' ? '' : page.head.title, scroll === 'restore');
    };
    if (arrival.scroll === 'top') document.swap(present);
    else present();
  }

  #updateHistory(url: string, mode: NavigationOptions['history']): void {
    const { history } = this.#dependencies.browser;
    if (mode === 'none') return;
    if (this.#overlays.isOverlayEntry()) history.replace(url, this.#dependencies.ids.next());
    else if (mode === 'push') history.push(url, this.#dependencies.ids.next());
    else history.replace(url, history.key() || this.#dependencies.ids.next());
  }

  #updateShownEntry(): void {
    const { history } = this.#dependencies.browser;
    this.#shownEntry = { key: history.key(), address: withoutAnchor(history.url()) };
  }

  #scrollAndFocus(url: string, { scroll }: ArrivalOptions): void {
    const { viewport, document } = this.#dependencies.browser;
    if (scroll === 'keep') return;
    this.#scrolls.cancel();
    document.focusHeading();
    if (scroll === 'restore') return this.#scrolls.restore(this.#shownEntry.key);
    if (!viewport.scrollToAnchor(anchorOf(url).slice(1))) viewport.scrollTo(0);
  }

  /** Handles Back and Forward, and fragment navigation by the browser, which needs no new page. */
  #handlePopState(): void {
    const { history } = this.#dependencies.browser;
    const isSamePage = withoutAnchor(history.url()) === this.#shownEntry.address;
    if (this.#overlays.handlePopState() && isSamePage) return;
    if (!isSamePage)
      return void this.#navigate(history.url(), { history: 'none', scroll: 'restore' });
    this.#cancel();
    this.setStatus('idle');
    if (history.key()) this.#scrolls.restore(history.key());
    else history.replace(history.url(), this.#dependencies.ids.next());
    this.#updateShownEntry();
  }

  /** Cancels the navigation in progress. */
  #cancel(): void {
    this.#navigationId += 1;
    this.#pageLoader.abort();
  }

  /** Whether the listing stays on failure: not after Back or Forward, which changed the URL. */
  #isListingKept(url: string, { history }: ArrivalOptions): boolean {
    return (
      history !== 'none' && (this.#dependencies.listings?.keepsShowing(this.page, url) ?? false)
    );
  }

  /**
   * Leaves a page that cannot be loaded in place to the browser, as without script: it may be the
   * way to the pages' data alone that is closed, or the shop, which then says so (H6).
   */
  #fail(url: string, error: unknown): void {
    this.#log(url, error);
    this.#leaveToBrowser(url);
  }

  #log(url: string, error: unknown): void {
    this.#dependencies.log.error('navigation-failed', {
      url: withoutPreview(url),
      error: String(error),
    });
  }

  /**
   * Lets the browser load a page: status and target stay until the tab unloads. Cancels the
   * navigation, as a late page must not appear meanwhile.
   */
  #leaveToBrowser(url: string): void {
    this.#cancel();
    this.setStatus('failed', url);
    this.#isLeaving = true;
    this.#dependencies.browser.history.load(url);
  }

  /** The page may come back from the browser's cache, where nothing is loading. */
  #handleLeave(): void {
    this.#scrolls.save(this.#shownEntry.key);
    if (!this.#isLeaving) return;
    this.#isLeaving = false;
    this.setStatus('idle');
  }
}
