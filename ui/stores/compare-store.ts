import { isCompareFull } from '#src/compare/compare-list.ts';
import {
  comparedGood,
  formatCompared,
  parseCompared,
  type ComparedGood,
} from '#src/compare/compared-document.ts';
import { listingAddress } from '#src/use-cases/listing-address.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import type { SessionMemory } from '../navigation/browser.ts';
import type { NavigationStore } from './navigation-store.ts';

type World = { readonly session: SessionMemory; readonly navigation: NavigationStore };

/**
 * Products selected for comparison. The URL holds the selection; the tab also stores it for the
 * next listing, whose links do not contain it.
 */
export class CompareStore {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  /** Adds a product to the selection or removes it; a full selection takes no more. */
  toggle(listing: ListingPage, good: ComparedGood): void {
    const { compared } = listing;
    const others = compared.filter(({ sku }) => sku !== good.sku);
    if (others.length < compared.length) return this.#show(listing, others);
    if (!isCompareFull(compared.map(({ sku }) => sku))) {
      this.#show(listing, [...compared, comparedGood(good)]);
    }
  }

  clear(listing: ListingPage): void {
    this.#show(listing, []);
  }

  /** Stores the selection of a URL for the next listing. */
  keep(goods: readonly ComparedGood[]): void {
    const { session } = this.#world;
    if (goods.length === 0) session.remove(KEY);
    else session.set(KEY, formatCompared(goods));
  }

  /** Applies the stored selection to a listing whose URL has none. */
  meet(listing: ListingPage): void {
    if (listing.compared.length > 0) return this.keep(listing.compared);
    const kept = parseCompared(this.#world.session.get(KEY));
    if (kept.length > 0) this.#show(listing, kept);
  }

  /** Amends the page without a request: the listed products stay. */
  #show(listing: ListingPage, compared: readonly ComparedGood[]): void {
    const { page } = listing;
    const compare = compared.map(({ sku }) => sku);
    this.keep(compared);
    this.#world.navigation.amend({
      ...listing,
      compared,
      url: listingAddress(listing, { page, compare }),
    });
  }
}

const KEY = 'compare';
