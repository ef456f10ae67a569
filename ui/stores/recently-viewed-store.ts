import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { ProductCatalog } from '#ports/product-catalog.ts';
import type { RecentlyViewedStorage } from '#ports/browser-storage.ts';
import { toDefaultHit } from '#src/catalog/hit-of-variant.ts';
import type { Hit } from '#src/catalog/product.ts';
import {
  addRecentlyViewed,
  type RecentlyViewed,
  unexpiredRecentlyViewed,
} from '#src/catalog/recently-viewed.ts';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { NavigationStore } from './navigation-store.ts';

type RecentlyViewedDependencies = {
  readonly locale: Locale;
  readonly recentlyViewedStorage: RecentlyViewedStorage;
  readonly catalog: ProductCatalog;
  readonly navigation: NavigationStore;
  readonly clock: Clock;
};

/**
 * Recently viewed products. The list is lost with the tab unless the shopper asks to keep it; then
 * it is stored, and synced between tabs. Empty until hydration: the server's pages are the same for
 * everyone.
 */
export class RecentlyViewedStore {
  viewed: RecentlyViewed = [];
  /** Whether the shopper has asked to keep the list in this browser. */
  isKept = false;
  /** Loaded products by SKU; `null` for those no longer sold. */
  hits: ReadonlyMap<string, Hit | null> = new Map();
  readonly #dependencies: RecentlyViewedDependencies;
  readonly #requested = new Set<string>();

  constructor(dependencies: RecentlyViewedDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { viewed: observableRef, hits: observableRef }, { autoBind: true });
  }

  get skus(): readonly string[] {
    return this.viewed.map(({ sku }) => sku);
  }

  /** Loads the list and adds the product of the current page. Returns a function that stops it. */
  start(): () => void {
    const { recentlyViewedStorage, navigation } = this.#dependencies;
    const stops = [
      recentlyViewedStorage.onChangeElsewhere(() => this.#followOtherTab()),
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

  /** Keeps the list in this browser from now on. */
  keep(): void {
    this.show(this.viewed, true);
    this.#dependencies.recentlyViewedStorage.save(this.viewed);
  }

  /** Empties the list, and stores it no longer. */
  forget(): void {
    this.show([], false);
    this.#dependencies.recentlyViewedStorage.clear();
  }

  /** Adds a product to the list. A stored one is read again, as another tab may have written it. */
  #addViewed(sku: string | undefined): void {
    const { recentlyViewedStorage, clock } = this.#dependencies;
    const stored = recentlyViewedStorage.load();
    const known = unexpiredRecentlyViewed(stored ?? this.viewed, clock.now());
    const viewed =
      sku === undefined ? known : addRecentlyViewed(known, { sku, viewedAt: clock.now() });
    this.show(viewed, stored !== undefined);
    if (stored) recentlyViewedStorage.save(viewed);
  }

  #followOtherTab(): void {
    const stored = this.#dependencies.recentlyViewedStorage.load();
    if (stored || this.isKept) this.show(stored ?? [], stored !== undefined);
  }

  private show(viewed: RecentlyViewed, isKept: boolean): void {
    this.viewed = viewed;
    this.isKept = isKept;
  }

  private setHit(sku: string, hit: Hit | null): void {
    this.hits = new Map(this.hits).set(sku, hit);
  }
}
