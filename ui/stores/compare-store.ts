import { type CompareList, isCompareFull } from '#src/compare/compare-list.ts';
import {
  compareListOf,
  toComparedProduct,
  formatComparedProducts,
  parseComparedProducts,
  type ComparedProduct,
} from '#src/compare/compared-product-document.ts';
import { changedListingUrl } from '#src/use-cases/changed-listing-url.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import type { SessionStorage } from '../navigation/browser.ts';
import type { NavigationStore } from './navigation-store.ts';

type CompareStoreDependencies = {
  readonly session: SessionStorage;
  readonly navigation: NavigationStore;
};

/**
 * Products selected for comparison. The URL holds the selection; the tab also stores it for the
 * next listing, whose links do not contain it.
 */
export class CompareStore {
  readonly #dependencies: CompareStoreDependencies;

  constructor(dependencies: CompareStoreDependencies) {
    this.#dependencies = dependencies;
  }

  /** Adds a product to the selection or removes it; a full selection takes no more. */
  toggle(listing: ListingPage, product: ComparedProduct): void {
    const { compared } = listing;
    const otherProducts = compared.filter(({ sku }) => sku !== product.sku);
    if (otherProducts.length < compared.length) return this.#show(listing, otherProducts);
    if (!isCompareFull(compared.map(({ sku }) => sku))) {
      this.#show(listing, [...compared, toComparedProduct(product)]);
    }
  }

  clear(listing: ListingPage): void {
    this.#show(listing, []);
  }

  /** Stores the selection of a URL for the next listing. */
  save(products: readonly ComparedProduct[]): void {
    const { session } = this.#dependencies;
    if (products.length === 0) session.remove(KEY);
    else session.set(KEY, formatComparedProducts(products));
  }

  /** The stored selection. */
  selected(): CompareList {
    return compareListOf(parseComparedProducts(this.#dependencies.session.get(KEY)));
  }

  /** Applies the stored selection to a listing whose URL has none. */
  restoreOn(listing: ListingPage): void {
    if (listing.compared.length > 0) return this.save(listing.compared);
    const stored = parseComparedProducts(this.#dependencies.session.get(KEY));
    if (stored.length > 0) this.#show(listing, stored);
  }

  /** Amends the page without a request: the listed products stay. */
  #show(listing: ListingPage, compared: readonly ComparedProduct[]): void {
    const { page } = listing;
    const compare = compareListOf(compared);
    this.save(compared);
    this.#dependencies.navigation.updatePage({
      ...listing,
      compared,
      url: changedListingUrl(listing, { page, compare }),
    });
  }
}

const KEY = 'compare';
