import { makeAutoObservable, observableRef } from 'mobx';
import { seenFrom, withoutPreview } from '#src/content/preview-address.ts';
import { anchorOf, splitUrl, withoutAnchor } from '#src/routing/split-url.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import type { PageOutcome } from '#src/use-cases/show-page.ts';
import { createOverlays, type Overlays } from '../navigation/overlays.ts';
import { createScrollMemory, type ScrollMemory } from '../navigation/scroll-memory.ts';
import { isAway } from './listing-visits.ts';
import { createPageReading, type PageReading } from './page-reading.ts';
import type { Arrival, NavigationOptions, NavigationWorld } from './navigation-options.ts';

export type { NavigationOptions, ShowUrl } from './navigation-options.ts';

/**
 * Timeout of a navigation, in milliseconds. The reads behind a page are retried (B5); a shopper who
 * pressed a link should not wait for the last retry.
 */
const PATIENCE = 4000;

/**
 * Single owner of the URL. The URL changes when its page has arrived, so the two always match; of
 * two navigations the later one wins.
 */
export class NavigationStore {
  page: PageModel;
  /** Whether the shopper came back to the page: by Back or Forward, a reload, or from elsewhere. */
  isReturn = false;
  status: 'idle' | 'loading' | 'failed' = 'idle';
  /** Title of the last page navigated to, for the announcement; empty without a new one. */
  arrivedAt = '';
  /** URL that failed to load while the listing stayed. */
  missed: string | undefined = undefined;
  /** URL of the page that is loading. */
  target: string | undefined = undefined;
  readonly #world: NavigationWorld;
  readonly #scrolls: ScrollMemory;
  readonly #overlays: Overlays;
  readonly #reading: PageReading;
  #turn = 0;
  /** Key of the history entry whose page is shown, with its path and query. */
  #shown = { key: '', address: '' };
  /** Callback for once the new page is rendered. */
  #settle: () => void = () => {};

  constructor(page: PageModel, world: NavigationWorld) {
    this.page = page;
    this.#world = world;
    this.#scrolls = createScrollMemory(world.browser.viewport, world.browser.session);
    this.#overlays = createOverlays({
      history: world.browser.history,
      nextId: () => world.ids.next(),
    });
    this.#reading = createPageReading(world);
    makeAutoObservable(this, { page: observableRef }, { autoBind: true });
  }

  /**
   * Takes over the tab's history. Returns a function that hands it back. A page that answered a
   * POST gets its own URL in place of the form's, so that a reload posts nothing.
   */
  start(): () => void {
    const { history } = this.#world.browser;
    const url = this.page.posted ? this.page.url : history.url();
    this.isReturn = history.key() !== '';
    history.replace(url, history.key() || this.#world.ids.next());
    this.#noteShown();
    void this.#deepen();
    const stops = [
      history.onMove(() => this.#moved()),
      history.onLeave(() => this.#scrolls.save(this.#shown.key)),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /**
   * Navigates to a page of this shop: a path with optional query and fragment. In a preview the
   * browser loads it, with the preview: drafts must be the server's latest and are not cached.
   */
  async navigate(
    url: string,
    options: NavigationOptions = { history: 'push', scroll: 'top' },
  ): Promise<void> {
    if (this.page.preview) return this.#world.browser.history.load(seenFrom(this.page, url));
    await this.#go(url, options);
  }

  /** Whether the loading page is the shown listing with other filters or another page. */
  get isTurning(): boolean {
    return (
      this.target !== undefined && (this.#world.listings?.staysFor(this.page, this.target) ?? false)
    );
  }

  /** Key of the history entry whose page is shown. */
  get entryKey(): string {
    return this.#shown.key;
  }

  /**
   * Replaces the model of the shown page, within the same history entry and at the same scroll
   * position. Calls `settle` once it is rendered.
   */
  amend(page: PageModel, settle: () => void = () => {}): void {
    const { history, document } = this.#world.browser;
    const url = seenFrom(this.page, page.url) + anchorOf(history.url());
    history.replace(url, history.key() || this.#world.ids.next());
    this.#noteShown();
    document.showHead(page.head);
    this.#settle = settle;
    this.present(page, '');
  }

  /** Must be called when a new page is rendered: scrolls it and focuses its heading. */
  settle(): void {
    const settle = this.#settle;
    this.#settle = () => {};
    settle();
    this.#overlays.resume();
  }

  /**
   * Must be called when an overlay opens: Back then closes it instead of leaving the page. Returns
   * a function to call once it is closed.
   */
  overlay(close: () => void): () => void {
    return this.#overlays.open(close);
  }

  /** Loads the data of a page into the cache, for a later navigation (H15); skips drafts. */
  async prefetch(url: string, until: AbortSignal): Promise<void> {
    const { path, query } = splitUrl(url);
    if (!this.page.preview) await this.#world.show(path, query, until);
  }

  /** Must be called before the browser follows a fragment link: stores the position for Back. */
  leave(): void {
    this.#scrolls.save(this.#shown.key);
  }

  private announce(status: NavigationStore['status'], target?: string): void {
    this.status = status;
    this.target = target;
    this.missed = undefined;
    if (status === 'loading') this.arrivedAt = '';
  }

  private present(page: PageModel, arrivedAt: string, isReturn = this.isReturn): void {
    this.page = page;
    this.isReturn = isReturn;
    this.arrivedAt = arrivedAt;
    this.announce('idle');
  }

  private miss(url: string): void {
    this.announce('failed');
    this.missed = url;
  }

  /** After a reload or a return from elsewhere, loads the earlier pages of a listing again. */
  async #deepen(): Promise<void> {
    const { page } = this;
    const { signal } = new AbortController();
    const deepened = await this.#world.listings?.deepened(page, this.#shown.key, signal);
    if (this.page !== page || deepened === undefined || deepened === page) return;
    this.amend(deepened, () => this.#scrolls.restore(this.#shown.key));
  }

  async #go(url: string, arrival: Arrival): Promise<void> {
    const turn = ++this.#turn;
    this.announce('loading', url);
    this.#scrolls.save(this.#shown.key, arrival.saveScroll);
    const callOff = this.#world.browser.timers.after(PATIENCE, () => {
      if (turn === this.#turn) this.#fail(url, 'The page takes too long.', arrival);
    });
    try {
      const { path, query } = splitUrl(url);
      const outcome = await this.#reading.read(path, query, arrival.scroll);
      await this.#overlays.atRest();
      if (turn === this.#turn) await this.#arrive(url, outcome, arrival);
    } catch (error) {
      if (turn === this.#turn) this.#fail(url, error, arrival);
    } finally {
      callOff();
    }
  }

  async #arrive(url: string, outcome: PageOutcome, arrival: Arrival): Promise<void> {
    if (outcome.kind === 'page') {
      const { model } = outcome;
      if (isAway(model) && this.#stays(url, arrival)) throw new Error('The listing is away.');
      return this.#show(url, model, arrival);
    }
    const history = arrival.history === 'none' ? 'replace' : arrival.history;
    await this.#go(outcome.location, { ...arrival, history });
  }

  #show(url: string, page: PageModel, arrival: Arrival): void {
    const { document } = this.#world.browser;
    this.#enter(url, arrival.history);
    this.#noteShown();
    document.showHead(page.head);
    const turn = this.#turn;
    const present = (): void => {
      if (turn !== this.#turn) return;
      this.#settle = () => this.#place(url, arrival);
      const { scroll } = arrival;
      this.present(page, scroll === 'keep' ? '' : page.head.title, scroll === 'restore');
    };
    if (arrival.scroll === 'top') document.swap(present);
    else present();
  }

  #enter(url: string, how: NavigationOptions['history']): void {
    const { history } = this.#world.browser;
    if (how === 'none') return;
    if (this.#overlays.isShown()) history.replace(url, this.#world.ids.next());
    else if (how === 'push') history.push(url, this.#world.ids.next());
    else history.replace(url, history.key() || this.#world.ids.next());
  }

  #noteShown(): void {
    const { history } = this.#world.browser;
    this.#shown = { key: history.key(), address: withoutAnchor(history.url()) };
  }

  #place(url: string, { scroll }: Arrival): void {
    const { viewport, document } = this.#world.browser;
    if (scroll === 'keep') return;
    this.#scrolls.giveUp();
    document.focusHeading();
    if (scroll === 'restore') return this.#scrolls.restore(this.#shown.key);
    if (!viewport.scrollToAnchor(anchorOf(url).slice(1))) viewport.scrollTo(0);
  }

  /** Handles Back and Forward, and fragment navigation by the browser, which needs no new page. */
  #moved(): void {
    const { history } = this.#world.browser;
    const isSamePage = withoutAnchor(history.url()) === this.#shown.address;
    if (this.#overlays.moved() && isSamePage) return;
    if (!isSamePage) return void this.#go(history.url(), { history: 'none', scroll: 'restore' });
    this.#giveUp();
    this.announce('idle');
    if (history.key()) this.#scrolls.restore(history.key());
    else history.replace(history.url(), this.#world.ids.next());
    this.#noteShown();
  }

  /** Cancels the navigation in progress. */
  #giveUp(): void {
    this.#turn += 1;
    this.#reading.giveUp();
  }

  /** Whether the listing stays on failure: not after Back or Forward, which changed the URL. */
  #stays(url: string, { history }: Arrival): boolean {
    return history !== 'none' && (this.#world.listings?.staysFor(this.page, url) ?? false);
  }

  /**
   * Leaves a page that cannot be shown in place to the browser. Cancels the navigation, as a late
   * page must not appear while the tab is unloading.
   */
  #fail(url: string, error: unknown, arrival: Arrival): void {
    this.#giveUp();
    this.#world.log.error('navigation-failed', { url: withoutPreview(url), error: String(error) });
    if (this.#stays(url, arrival)) return this.miss(url);
    this.announce('failed');
    this.#world.browser.history.load(url);
  }
}
