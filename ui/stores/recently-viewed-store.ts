import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { ProductCatalog } from '#ports/product-catalog.ts';
import type { RecentlyViewedStorage } from '#ports/browser-storage.ts';
import type { Hit, Product } from '#src/catalog/product.ts';
import {
  addRecentlyViewed,
  type RecentlyViewed,
  type ViewedProduct,
  unexpiredRecentlyViewed,
} from '#src/catalog/recently-viewed.ts';
import { variantUrl } from '#src/catalog/variant-url.ts';
import { isSameBed, type MyBed } from '#src/my-bed/my-bed.ts';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
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
  /** The size in which each product was requested last, by SKU. */
  #requested = new Map<string, string | undefined>();
  #bed: MyBed | undefined;

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
        () => Object.values(productOf(navigation.page) ?? {}).join(' '),
        () => this.#addViewed(productOf(navigation.page)),
        { fireImmediately: true },
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /**
   * Loads the products that are not known yet, by their offers that fit a bed if there is one, else in
   * the sizes in which they were viewed.
   */
  async loadHits(skus: readonly string[], bed?: MyBed): Promise<void> {
    this.#forBed(bed);
    const requested = this.#requested;
    const isCurrent = (sku: string, size: string | undefined): boolean =>
      requested.has(sku) && requested.get(sku) === size;
    const unknown = skus.filter((sku) => !isCurrent(sku, this.#sizeOf(sku)));
    await Promise.all(
      unknown.map(async (sku) => {
        const size = this.#sizeOf(sku);
        requested.set(sku, size);
        const shown = await this.#read(sku, { bed, size }).catch(() => undefined);
        // An answer for a former bed or size may come last.
        if (!isCurrent(sku, size)) return;
        // Allows a retry after a temporary failure.
        if (shown === undefined) requested.delete(sku);
        else if (requested === this.#requested) this.setHit(sku, shown);
      }),
    );
  }

  /** `null` if it is no longer sold, `undefined` after a temporary failure; may reject as well. */
  async #read(sku: string, shown: Shown): Promise<Hit | null | undefined> {
    const { catalog, locale } = this.#dependencies;
    const answer = await catalog.product(locale, sku);
    if (answer.ok) return hitFor(answer.value, shown, locale);
    return answer.error.kind === 'product-not-found' ? null : undefined;
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
  #addViewed(product: Pick<ViewedProduct, 'sku' | 'size'> | undefined): void {
    const { recentlyViewedStorage, clock } = this.#dependencies;
    const stored = recentlyViewedStorage.load();
    const known = unexpiredRecentlyViewed(stored ?? this.viewed, clock.now());
    const viewed = product
      ? addRecentlyViewed(known, { ...product, viewedAt: clock.now() })
      : known;
    this.show(viewed, stored !== undefined);
    if (stored) recentlyViewedStorage.save(viewed);
  }

  #sizeOf(sku: string): string | undefined {
    return this.viewed.find((one) => one.sku === sku)?.size;
  }

  #followOtherTab(): void {
    const stored = this.#dependencies.recentlyViewedStorage.load();
    if (stored || this.isKept) this.show(stored ?? [], stored !== undefined);
  }

  private show(viewed: RecentlyViewed, isKept: boolean): void {
    this.viewed = viewed;
    this.isKept = isKept;
  }

  /** Forgets what was loaded for another bed; its cards stay until the new ones are there. */
  #forBed(bed: MyBed | undefined): void {
    if (isSameBed(bed, this.#bed)) return;
    this.#bed = bed;
    this.#requested = new Map();
  }

  private setHit(sku: string, hit: Hit | null): void {
    this.hits = new Map(this.hits).set(sku, hit);
  }
}

/** The product of a page, with the size if the shopper has chosen it. */
function productOf(page: PageModel): Pick<ViewedProduct, 'sku' | 'size'> | undefined {
  if (page.type !== 'product') return undefined;
  const { product, chosen, isChosen, namedBed } = page;
  const size = isChosen || namedBed ? chosen.size : undefined;
  return { sku: product.sku, ...(size !== undefined && { size }) };
}

type Shown = {
  readonly bed: MyBed | undefined;
  readonly size: string | undefined;
};

/** Its code is loaded with the first product; what decides the fit with the first one for a bed. */
async function hitFor(product: Product, { bed, size }: Shown, locale: Locale): Promise<Hit> {
  const { toDefaultHit, toHitInSize } = await import('#src/catalog/hit-of-variant.ts');
  const hit = toDefaultHit(product);
  if (bed) {
    const { hitForBed } = await import('#src/my-bed/hit-for-bed.ts');
    return hitForBed(hit, product, bed);
  }
  const inSize = product.variants.find((one) => one.size === size && one.stock > 0);
  if (size === undefined || size === hit.size || !inSize) return hit;
  return { ...toHitInSize(product, inSize), url: variantUrl(product, inSize, locale) };
}
