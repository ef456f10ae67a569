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

/** What a listing is grown by. */
export type Growth = 'next' | 'previous';

/** What is on its way, or did not come: for one listing as it is shown, and one side of it. */
type UnderWay = {
  readonly state: 'idle' | 'loading' | 'failed';
  readonly side: Growth;
  readonly of: ListingPage | undefined;
};

/** Puts further pages of a listing to those that stand already. */
export class ListingGrowth {
  under: UnderWay = { state: 'idle', side: 'next', of: undefined };
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
    makeAutoObservable(this, { under: observableRef }, { autoBind: true });
  }

  /** What is to be said of one side of a listing. */
  stateOf(listing: ListingPage, side: Growth): UnderWay['state'] {
    const { state, of } = this.under;
    return of === listing && this.under.side === side ? state : 'idle';
  }

  /** Puts the page at this address below or above the listing that is shown. */
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

  /** The address is that of the last page; what is put above it moves nothing that is in view. */
  #join(shown: ListingPage, added: ListingPage, side: Growth): void {
    const { navigation, depths, viewport } = this.#world;
    const page = joinPages(shown, added);
    const below = viewport.maxTop() - viewport.top();
    const hold = () => viewport.scrollTo(viewport.maxTop() - below);
    depths.save(navigation.entryKey, page.firstPage);
    navigation.amend(page, side === 'previous' ? hold : undefined);
  }
}
