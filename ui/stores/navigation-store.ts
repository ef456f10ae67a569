import { makeAutoObservable, observableRef } from 'mobx';
import type { Ids } from '#ports/ids.ts';
import type { Log } from '#ports/log.ts';
import { splitUrl } from '#src/routing/split-url.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import type { PageOutcome } from '#src/use-cases/show-page.ts';
import type { Browser } from '../navigation/browser.ts';
import { createOverlays, type Overlays } from '../navigation/overlays.ts';
import { createScrollMemory, type ScrollMemory } from '../navigation/scroll-memory.ts';

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

type World = {
  readonly show: ShowUrl;
  readonly browser: Browser;
  readonly ids: Ids;
  readonly log: Log;
};

/** What happens to the tab once a page has arrived. */
type Arrival = Omit<NavigationOptions, 'scroll'> & {
  readonly scroll: NavigationOptions['scroll'] | 'restore';
};

/**
 * How long a page may take to arrive, in milliseconds. The reads behind it are tried again and
 * again (B5); a shopper who pressed a link is not to wait for the last of them.
 */
const PATIENCE = 4000;

/**
 * The one owner of the address. The page that is shown and the address belong together: the
 * address changes when its page has arrived, and of two navigations the later one wins.
 */
export class NavigationStore {
  page: PageModel;
  status: 'idle' | 'loading' | 'failed' = 'idle';
  readonly #world: World;
  readonly #scrolls: ScrollMemory;
  readonly #overlays: Overlays;
  #turn = 0;
  /** Ends what the page under way is read from. */
  #reading: AbortController | undefined;
  /** Key of the history entry whose page is shown, and that page's path and query. */
  #shown = { key: '', address: '' };
  /** What is left to do once the new page stands in the document. */
  #settle: () => void = () => {};

  constructor(page: PageModel, world: World) {
    this.page = page;
    this.#world = world;
    this.#scrolls = createScrollMemory(world.browser.viewport, world.browser.session);
    this.#overlays = createOverlays({
      history: world.browser.history,
      nextId: () => world.ids.next(),
    });
    makeAutoObservable(this, { page: observableRef }, { autoBind: true });
  }

  /**
   * Takes over the history of the tab; answers how to hand it back. A page that answered a post takes
   * its own address in the place of the form's, so that loading it again posts nothing.
   */
  start(): () => void {
    const { history } = this.#world.browser;
    const url = this.page.posted ? this.page.url : history.url();
    history.replace(url, history.key() || this.#world.ids.next());
    this.#noteShown();
    const stops = [
      history.onMove(() => this.#moved()),
      history.onLeave(() => this.#scrolls.save(this.#shown.key)),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Goes to a page of this shop: a path, perhaps with a query and an anchor. */
  async navigate(
    url: string,
    options: NavigationOptions = { history: 'push', scroll: 'top' },
  ): Promise<void> {
    await this.#go(url, options);
  }

  /** To be called when a new page stands in the document: scrolls it and focuses its heading. */
  settle(): void {
    const settle = this.#settle;
    this.#settle = () => {};
    settle();
    this.#overlays.resume();
  }

  /**
   * To be called when something opens over the page: Back then closes it, and does not leave the
   * page. Answers what to call once it has been closed.
   */
  overlay(close: () => void): () => void {
    return this.#overlays.open(close);
  }

  private announce(status: NavigationStore['status']): void {
    this.status = status;
  }

  private present(page: PageModel): void {
    this.page = page;
    this.status = 'idle';
  }

  async #go(url: string, arrival: Arrival): Promise<void> {
    const turn = ++this.#turn;
    this.announce('loading');
    this.#scrolls.save(this.#shown.key, arrival.saveScroll);
    const callOff = this.#world.browser.timers.after(PATIENCE, () => {
      if (turn === this.#turn) this.#fail(url, 'The page takes too long.');
    });
    try {
      const { path, query } = splitUrl(url);
      const outcome = await this.#read(path, query);
      await this.#overlays.atRest();
      if (turn === this.#turn) await this.#arrive(url, outcome, arrival);
    } catch (error) {
      if (turn === this.#turn) this.#fail(url, error);
    } finally {
      callOff();
    }
  }

  /** What two pages are both made from is read on for the later one. */
  #read(path: string, query: string): Promise<PageOutcome> {
    const superseded = this.#reading;
    this.#reading = new AbortController();
    const outcome = this.#world.show(path, query, this.#reading.signal);
    superseded?.abort();
    return outcome;
  }

  async #arrive(url: string, outcome: PageOutcome, arrival: Arrival): Promise<void> {
    if (outcome.kind === 'page') return this.#show(url, outcome.model, arrival);
    const history = arrival.history === 'none' ? 'replace' : arrival.history;
    await this.#go(outcome.location, { ...arrival, history });
  }

  #show(url: string, page: PageModel, arrival: Arrival): void {
    this.#enter(url, arrival.history);
    this.#noteShown();
    this.#world.browser.document.showHead(page.head);
    this.#settle = () => this.#place(url, arrival);
    this.present(page);
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
    this.#shown = { key: history.key(), address: addressOf(history.url()) };
  }

  #place(url: string, { scroll }: Arrival): void {
    const { viewport, document } = this.#world.browser;
    if (scroll === 'keep') return;
    document.focusHeading();
    if (scroll === 'restore') return this.#scrolls.restore(this.#shown.key);
    const [, anchor] = url.split('#');
    if (!anchor || !viewport.scrollToAnchor(anchor)) viewport.scrollTo(0);
  }

  /** Back and Forward; also the browser's own way down the page, which needs no new page. */
  #moved(): void {
    const { history } = this.#world.browser;
    const isSamePage = addressOf(history.url()) === this.#shown.address;
    if (this.#overlays.moved() && isSamePage) return;
    if (!isSamePage) return void this.#go(history.url(), { history: 'none', scroll: 'restore' });
    this.#giveUp();
    this.announce('idle');
    if (history.key()) this.#scrolls.restore(history.key());
    else history.replace(history.url(), this.#world.ids.next());
    this.#noteShown();
  }

  /** Whatever is under way is wanted no more. */
  #giveUp(): void {
    this.#turn += 1;
    this.#reading?.abort();
  }

  /**
   * A page that cannot be shown in place is left to the browser to load. Should it arrive after
   * all, it comes too late: the tab is on its way out.
   */
  #fail(url: string, error: unknown): void {
    this.#giveUp();
    this.#world.log.error('navigation-failed', { url, error: String(error) });
    this.announce('failed');
    this.#world.browser.history.load(url);
  }
}

const addressOf = (url: string): string => {
  const { path, query } = splitUrl(url);
  return `${path}${query}`;
};
