import { makeAutoObservable, observableRef } from 'mobx';
import { joinPages } from '#src/listing/loaded-pages.ts';
import { splitUrl } from '#src/routing/split-url.ts';
import { isShownListing } from '#src/use-cases/deepen-listing.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import type { Viewport } from '../navigation/browser.ts';
import type { DepthMemory } from '../navigation/depth-memory.ts';
import type { NavigationStore, ShowUrl } from './navigation-store.ts';

type World = {
  readonly show: ShowUrl;
  readonly depths: DepthMemory;
  readonly viewport: Viewport;
  readonly navigation: NavigationStore;
};

/** Side at which a page is added to a listing. */
export type Growth = 'next' | 'previous';

/** State of the last request, for one listing as shown and one side of it. */
type UnderWay = {
  readonly state: 'idle' | 'loading' | 'failed';
  readonly side: Growth;
  readonly of: ListingPage | undefined;
};

/** Adds further pages to the shown listing. */
export class ListingGrowth {
  under: UnderWay = { state: 'idle', side: 'next', of: undefined };
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
    makeAutoObservable(this, { under: observableRef }, { autoBind: true });
  }

  /** Request state of one side of a listing. */
  stateOf(listing: ListingPage, side: Growth): UnderWay['state'] {
    const { state, of } = this.under;
    return of === listing && this.under.side === side ? state : 'idle';
  }

  /** Loads the page at this URL and adds it below or above the shown listing. */
  async grow(url: string, side: Growth): Promise<void> {
    const { show, navigation } = this.#world;
    const shown = navigation.page;
    if (!isShownListing(shown) || this.stateOf(shown, side) === 'loading') return;
    this.note({ state: 'loading', side, of: shown });
    const { path, query } = splitUrl(url);
    const outcome = await show(path, query, new AbortController().signal).catch(() => undefined);
    if (navigation.page !== shown) return;
    const model = outcome?.kind === 'page' ? outcome.model : undefined;
    if (model && isShownListing(model)) this.#join(shown, model, side);
    else this.note({ state: 'failed', side, of: shown });
  }

  private note(under: UnderWay): void {
    this.under = under;
  }

  /** Joins pages under the URL of the last one. Pages added above do not move the view. */
  #join(shown: ListingPage, added: ListingPage, side: Growth): void {
    const { navigation, depths, viewport } = this.#world;
    const page = joinPages(shown, added);
    const below = viewport.maxTop() - viewport.top();
    const hold = () => viewport.scrollTo(viewport.maxTop() - below);
    depths.save(navigation.entryKey, page.firstPage);
    navigation.amend(page, side === 'previous' ? hold : undefined);
  }
}
