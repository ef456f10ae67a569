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
 * The goods that a shopper has looked at, in this tab and in others. It knows none before the browser
 * has taken over: the server's pages are the same for everybody.
 */
export class ViewedStore {
  skus: RecentlyViewed = [];
  /** By SKU, what has been found out of them; `null` for goods that are sold no more. */
  hits: ReadonlyMap<string, Hit | null> = new Map();
  readonly #world: World;
  readonly #asked = new Set<string>();

  constructor(world: World) {
    this.#world = world;
    makeAutoObservable(this, { skus: observableRef, hits: observableRef }, { autoBind: true });
  }

  /** Takes up what was kept, and the product whose page is open; answers how to stop. */
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

  /** Finds out what the goods are that are not known yet. */
  async ask(skus: readonly string[]): Promise<void> {
    const unknown = skus.filter((sku) => !this.#asked.has(sku));
    for (const sku of unknown) this.#asked.add(sku);
    const { catalog, locale } = this.#world;
    await Promise.all(
      unknown.map(async (sku) => {
        const answer = await catalog.product(locale, sku);
        // What cannot be known now is asked for again.
        if (!answer.ok && answer.error.kind !== 'product-not-found') this.#asked.delete(sku);
        else this.know(sku, answer.ok ? plainHit(answer.value) : null);
      }),
    );
  }

  /** Another tab may have written meanwhile: what it kept is read anew. */
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
