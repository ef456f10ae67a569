import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Ids } from '#ports/ids.ts';
import type { Log } from '#ports/log.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import type { PageOutcome } from '#src/use-cases/show-page.ts';
import type { Browser } from '../navigation/browser.ts';
import { createScrollMemory, type ScrollMemory } from '../navigation/scroll-memory.ts';

/** Makes the page that a path and its query (with the question mark, or empty) stand for. */
export type ShowUrl = (path: string, query: string) => Promise<PageOutcome>;

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

/** A page on its way: what happens to the tab once it is there. */
type Arrival = Omit<NavigationOptions, 'scroll'> & {
  readonly scroll: NavigationOptions['scroll'] | 'restore';
};

/**
 * The one owner of the address. The page that is shown and the address always belong together: the
 * address changes when its page has arrived, and of two navigations the later one wins.
 */
export class NavigationStore {
  page: PageModel;
  status: 'idle' | 'loading' | 'failed' = 'idle';
  readonly #world: World;
  readonly #scrolls: ScrollMemory;
  #turn = 0;
  /** Key of the history entry whose page is shown. */
  #shownKey = '';
  /** What is left to do once the new page is in the document. */
  #settle: () => void = () => {};

  constructor(page: PageModel, world: World) {
    this.page = page;
    this.#world = world;
    this.#scrolls = createScrollMemory(world.browser.viewport, world.browser.session);
    makeAutoObservable(this, { page: observableRef, start: false, settle: false });
  }

  /** Takes over the history of the tab; answers how to hand it back. */
  start(): () => void {
    const { history } = this.#world.browser;
    this.#shownKey = history.key() || this.#world.ids.next();
    history.replace(history.url(), this.#shownKey);
    const stops = [
      history.onMove(() => this.#moved()),
      history.onLeave(() => this.#scrolls.save(this.#shownKey)),
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

  /** Called once a new page stands in the document: it is scrolled and its heading focused. */
  settle(): void {
    const settle = this.#settle;
    this.#settle = () => {};
    settle();
  }

  async #go(url: string, arrival: Arrival): Promise<void> {
    const turn = ++this.#turn;
    this.status = 'loading';
    try {
      const [path = '/', query = ''] = splitUrl(url);
      const outcome = await this.#world.show(path, query);
      if (turn === this.#turn) await this.#arrive(url, outcome, arrival);
    } catch (error) {
      if (turn === this.#turn) this.#fail(url, error);
    }
  }

  async #arrive(url: string, outcome: PageOutcome, arrival: Arrival): Promise<void> {
    if (outcome.kind === 'page') return this.#show(url, outcome.model, arrival);
    const history = arrival.history === 'none' ? 'replace' : arrival.history;
    await this.#go(outcome.location, { ...arrival, history });
  }

  #show(url: string, page: PageModel, arrival: Arrival): void {
    const { history, document } = this.#world.browser;
    if (arrival.saveScroll !== false) this.#scrolls.save(this.#shownKey);
    this.#enter(url, arrival.history);
    this.#shownKey = history.key();
    this.#settle = () => this.#place(url, arrival);
    document.showHead(page.head);
    runInAction(() => {
      this.page = page;
      this.status = 'idle';
    });
  }

  #enter(url: string, how: NavigationOptions['history']): void {
    const { history } = this.#world.browser;
    if (how === 'push') history.push(url, this.#world.ids.next());
    if (how === 'replace') history.replace(url, history.key() || this.#world.ids.next());
  }

  #place(url: string, { scroll }: Arrival): void {
    const { viewport, document } = this.#world.browser;
    if (scroll === 'keep') return;
    document.focusHeading();
    if (scroll === 'restore') return this.#scrolls.restore(this.#shownKey);
    const anchor = url.split('#')[1];
    if (!anchor || !viewport.scrollToAnchor(anchor)) viewport.scrollTo(0);
  }

  #moved(): void {
    const { history } = this.#world.browser;
    void this.#go(history.url(), { history: 'none', scroll: 'restore' });
  }

  #fail(url: string, error: unknown): void {
    this.#world.log.error('navigation-failed', { url, error: String(error) });
    runInAction(() => {
      this.status = 'failed';
    });
    this.#world.browser.history.load(url);
  }
}

/** The path and the query of a path with perhaps a query and an anchor. */
function splitUrl(url: string): readonly string[] {
  const [address = ''] = url.split('#');
  const mark = address.indexOf('?');
  return mark < 0 ? [address, ''] : [address.slice(0, mark), address.slice(mark)];
}
