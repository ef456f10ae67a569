import { makeAutoObservable, observableRef } from 'mobx';
import type { SavedProductsStorage as Keeper } from '#ports/browser-storage.ts';
import type { Clock } from '#ports/clock-and-ids.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import {
  type SavedProduct,
  type SavedProducts,
  unexpiredSavedProducts,
  withoutSavedProduct,
  withSavedProduct,
} from '#src/saved/saved-products.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { ProductPorts, SavedProductState } from '#src/use-cases/find-product-by-path.ts';

type SavedStoreDependencies = ProductPorts & {
  readonly locale: Locale;
  readonly savedProductsStorage: Keeper;
  readonly clock: Clock;
};

/** A product to save, without its time. */
export type NewSavedProduct = Omit<SavedProduct, 'savedAt'>;

/** The last change, for screen readers. */
export type SavedAnnouncement = { readonly kind: 'saved' | 'left'; readonly name: string };

/**
 * The shopper's saved products, synced between tabs. Empty until hydration: the server's pages are
 * the same for everyone.
 */
export class SavedStore {
  products: SavedProducts = [];
  /** False until the tab has loaded the list. */
  isKnown = false;
  /** Current product data by URL. */
  states: ReadonlyMap<string, SavedProductState> = new Map();
  announcement: SavedAnnouncement | undefined;
  /** The last removed product, for undo. */
  removed: SavedProduct | undefined;
  readonly #dependencies: SavedStoreDependencies;
  readonly #requested = new Set<string>();

  constructor(dependencies: SavedStoreDependencies) {
    this.#dependencies = dependencies;
    const refs = { products: observableRef, states: observableRef, removed: observableRef };
    makeAutoObservable(this, { ...refs, announcement: observableRef }, { autoBind: true });
  }

  /** Loads the list. Returns a function that stops following other tabs. */
  start(): () => void {
    const { savedProductsStorage } = this.#dependencies;
    const reloadProducts = () => this.setProducts(this.#stored());
    reloadProducts();
    return savedProductsStorage.onChangeElsewhere(reloadProducts);
  }

  get count(): number {
    return this.products.length;
  }

  has(url: string): boolean {
    return this.products.some((product) => product.url === url);
  }

  /** Saved selections of the product at this URL, whichever of them the URL names. */
  choicesOf(url: string): SavedProducts {
    if (this.products.length === 0) return this.products;
    const { path } = splitUrl(url);
    return this.products.filter((product) => splitUrl(product.url).path === path);
  }

  save(product: NewSavedProduct): void {
    this.saveSilently(product);
    this.announce({ kind: 'saved', name: product.name });
  }

  /** Like {@link save}, without the announcement, if something else makes it. */
  saveSilently(product: NewSavedProduct): void {
    this.#store(
      withSavedProduct(this.#stored(), { ...product, savedAt: this.#dependencies.clock.now() }),
    );
  }

  /** Removes a product without announcement, if something else makes it: it is in the cart. */
  removeSilently(url: string): void {
    this.#store(withoutSavedProduct(this.#stored(), url));
  }

  /** Removes products; the first of them can be restored. */
  remove(...products: readonly Pick<SavedProduct, 'url' | 'name'>[]): void {
    const remaining = products.reduce(
      (list, { url }) => withoutSavedProduct(list, url),
      this.#stored(),
    );
    const first = this.products.find((one) => products.some(({ url }) => url === one.url));
    this.#store(remaining);
    if (first) this.announce({ kind: 'left', name: first.name }, first);
  }

  undoRemove(): void {
    const { removed } = this;
    if (removed) this.save(removed);
  }

  /** Drops the undo offer. */
  forgetRemoved(): void {
    this.removed = undefined;
  }

  /** Loads the current data of saved products that is not known yet. */
  async loadStates(urls: readonly string[]): Promise<void> {
    const unknown = urls.filter((url) => !this.states.has(url) && !this.#requested.has(url));
    for (const url of unknown) this.#requested.add(url);
    if (unknown.length === 0) return;
    const { findSavedProduct } = await import('#src/use-cases/find-product-by-path.ts');
    await Promise.all(
      unknown.map(async (url) => {
        const found = await findSavedProduct(this.#dependencies, this.#dependencies.locale, url);
        this.#requested.delete(url);
        if (found) this.setState(url, found);
      }),
    );
  }

  /** Reads the stored list, as another tab may have written it. */
  #stored(): SavedProducts {
    return unexpiredSavedProducts(
      this.#dependencies.savedProductsStorage.load(),
      this.#dependencies.clock.now(),
    );
  }

  #store(products: SavedProducts): void {
    this.#dependencies.savedProductsStorage.save(products);
    this.setProducts(products);
  }

  private setProducts(products: SavedProducts): void {
    this.products = products;
    this.isKnown = true;
  }

  private announce(announcement: SavedAnnouncement, removed?: SavedProduct): void {
    this.announcement = announcement;
    this.removed = removed;
  }

  private setState(url: string, states: SavedProductState): void {
    this.states = new Map(this.states).set(url, states);
  }
}
