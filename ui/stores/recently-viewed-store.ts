import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { ProductCatalog } from '#ports/product-catalog.ts';
import type { RecentlyViewedStorage } from '#ports/browser-storage.ts';
import { toDefaultHit } from '#src/catalog/hit-of-variant.ts';
import type { Hit } from '#src/catalog/product.ts';
import { addRecentlyViewed, type RecentlyViewed } from '#src/catalog/recently-viewed.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { NavigationStore } from './navigation-store.ts';

type RecentlyViewedDependencies = {
  readonly locale: Locale;
  readonly recentlyViewedStorage: RecentlyViewedStorage;
  readonly catalog: ProductCatalog;
  readonly navigation: NavigationStore;
};

/**
 * Recently viewed products, synced between tabs. Empty until hydration: the server's pages are the
 * same for everyone.
 */
export class RecentlyViewedStore {
  skus: RecentlyViewed = [];
  /** Loaded products by SKU; `null` for those no longer sold. */
  hits: ReadonlyMap<string, Hit | null> = new Map();
  readonly #dependencies: RecentlyViewedDependencies;
  readonly #requested = new Set<string>();

  constructor(dependencies: RecentlyViewedDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { skus: observableRef, hits: observableRef }, { autoBind: true });
  }

  /** Loads the list and adds the product of the current page. Returns a function that stops it. */
  start(): () => void {
    const { recentlyViewedStorage, navigation } = this.#dependencies;
    const stops = [
      recentlyViewedStorage.onChangeElsewhere(() => this.setSkus(recentlyViewedStorage.load())),
      reaction(
        () => (navigation.page.type === 'product' ? navigation.page.product.sku : undefined),
        (sku) => this.#addViewed(sku),
        { fireImmediately: true },
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Loads the products that are not known yet. */
  async loadHits(skus: readonly string[]): Promise<void> {
    const unknown = skus.filter((sku) => !this.#requested.has(sku));
    for (const sku of unknown) this.#requested.add(sku);
    const { catalog, locale } = this.#dependencies;
    await Promise.all(
      unknown.map(async (sku) => {
        const answer = await catalog.product(locale, sku);
        // Allows a retry after a temporary failure.
        if (!answer.ok && answer.error.kind !== 'product-not-found') this.#requested.delete(sku);
        else this.setHit(sku, answer.ok ? toDefaultHit(answer.value) : null);
      }),
    );
  }

  /** Adds a product to the stored list, which is read again, as another tab may have written it. */
  #addViewed(sku: string | undefined): void {
    const { recentlyViewedStorage } = this.#dependencies;
    const stored = recentlyViewedStorage.load();
    const viewed = sku === undefined ? stored : addRecentlyViewed(stored, sku);
    if (viewed !== stored) recentlyViewedStorage.save(viewed);
    this.setSkus(viewed);
  }

  private setSkus(skus: RecentlyViewed): void {
    this.skus = skus;
  }

  private setHit(sku: string, hit: Hit | null): void {
    this.hits = new Map(this.hits).set(sku, hit);
  }
}
