import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { ProductCatalog } from '#ports/product-catalog.ts';
import type { ViewedGoods } from '#ports/viewed-goods.ts';
import { plainHit } from '#src/catalog/plain-hit.ts';
import type { Hit } from '#src/catalog/product.ts';
import { rememberViewed, type RecentlyViewed } from '#src/catalog/recently-viewed.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { NavigationStore } from './navigation-store.ts';

type World = {
  readonly locale: Locale;
  readonly viewedGoods: ViewedGoods;
  readonly catalog: ProductCatalog;
  readonly navigation: NavigationStore;
};

/**
 * Recently viewed products, synced between tabs. Empty until hydration: the server's pages are the
 * same for everyone.
 */
export class ViewedStore {
  skus: RecentlyViewed = [];
  /** Loaded products by SKU; `null` for those no longer sold. */
  hits: ReadonlyMap<string, Hit | null> = new Map();
  readonly #world: World;
  readonly #asked = new Set<string>();

  constructor(world: World) {
    this.#world = world;
    makeAutoObservable(this, { skus: observableRef, hits: observableRef }, { autoBind: true });
  }

  /** Loads the list and adds the product of the current page. Returns a function that stops it. */
  start(): () => void {
    const { viewedGoods, navigation } = this.#world;
    const stops = [
      viewedGoods.onChangeElsewhere(() => this.take(viewedGoods.load())),
      reaction(
        () => (navigation.page.type === 'product' ? navigation.page.product.sku : undefined),
        (sku) => this.#look(sku),
        { fireImmediately: true },
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Loads the products that are not known yet. */
  async ask(skus: readonly string[]): Promise<void> {
    const unknown = skus.filter((sku) => !this.#asked.has(sku));
    for (const sku of unknown) this.#asked.add(sku);
    const { catalog, locale } = this.#world;
    await Promise.all(
      unknown.map(async (sku) => {
        const answer = await catalog.product(locale, sku);
        // Allows a retry after a temporary failure.
        if (!answer.ok && answer.error.kind !== 'product-not-found') this.#asked.delete(sku);
        else this.know(sku, answer.ok ? plainHit(answer.value) : null);
      }),
    );
  }

  /** Adds a product to the stored list, which is read again, as another tab may have written it. */
  #look(sku: string | undefined): void {
    const { viewedGoods } = this.#world;
    const kept = viewedGoods.load();
    const viewed = sku === undefined ? kept : rememberViewed(kept, sku);
    if (viewed !== kept) viewedGoods.save(viewed);
    this.take(viewed);
  }

  private take(skus: RecentlyViewed): void {
    this.skus = skus;
  }

  private know(sku: string, hit: Hit | null): void {
    this.hits = new Map(this.hits).set(sku, hit);
  }
}
