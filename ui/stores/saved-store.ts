import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#ports/clock.ts';
import type { SavedGoods as Keeper } from '#ports/saved-goods.ts';
import {
  freshSaved,
  withoutSaved,
  withSaved,
  type SavedGood,
  type SavedGoods,
} from '#src/saved/saved-goods.ts';
import { splitUrl } from '#src/routing/split-url.ts';
import type { Locale } from '#src/shared/locale.ts';
import { findSaved, type FoundSaved } from '#src/use-cases/find-saved.ts';
import type { ProductPorts } from '#src/use-cases/product-at.ts';

type World = ProductPorts & {
  readonly locale: Locale;
  readonly savedGoods: Keeper;
  readonly clock: Clock;
};

/** A product to save, without its time. */
export type Savable = Omit<SavedGood, 'savedAt'>;

/** The last change, for screen readers. */
export type SavedNews = { readonly kind: 'saved' | 'left'; readonly name: string };

/**
 * The shopper's saved products, synced between tabs. Empty until hydration: the server's pages are
 * the same for everyone.
 */
export class SavedStore {
  goods: SavedGoods = [];
  /** False until the tab has loaded the list. */
  isKnown = false;
  /** Current product data by URL. */
  found: ReadonlyMap<string, FoundSaved> = new Map();
  news: SavedNews | undefined;
  /** The last removed product, for undo. */
  removed: SavedGood | undefined;
  readonly #world: World;
  readonly #asked = new Set<string>();

  constructor(world: World) {
    this.#world = world;
    const refs = { goods: observableRef, found: observableRef, removed: observableRef };
    makeAutoObservable(this, { ...refs, news: observableRef }, { autoBind: true });
  }

  /** Loads the list. Returns a function that stops following other tabs. */
  start(): () => void {
    const { savedGoods } = this.#world;
    const take = () => this.take(this.#kept());
    take();
    return savedGoods.onChangeElsewhere(take);
  }

  get count(): number {
    return this.goods.length;
  }

  has(url: string): boolean {
    return this.goods.some((good) => good.url === url);
  }

  /** Saved selections of the product at this path. */
  of(path: string): SavedGoods {
    return this.goods.filter((good) => splitUrl(good.url).path === path);
  }

  save(good: Savable): void {
    this.putAside(good);
    this.tell({ kind: 'saved', name: good.name });
  }

  /** Like {@link save}, without the announcement, if something else makes it. */
  putAside(good: Savable): void {
    this.#keep(withSaved(this.#kept(), { ...good, savedAt: this.#world.clock.now() }));
  }

  /** Removes a product without announcement, if something else makes it: it is in the cart. */
  takeOut(url: string): void {
    this.#keep(withoutSaved(this.#kept(), url));
  }

  /** Removes products; the first of them can be restored. */
  remove(...goods: readonly Pick<SavedGood, 'url' | 'name'>[]): void {
    const left = goods.reduce((list, { url }) => withoutSaved(list, url), this.#kept());
    const first = this.goods.find((one) => goods.some(({ url }) => url === one.url));
    this.#keep(left);
    if (first) this.tell({ kind: 'left', name: first.name }, first);
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
  async ask(urls: readonly string[]): Promise<void> {
    const unknown = urls.filter((url) => !this.found.has(url) && !this.#asked.has(url));
    for (const url of unknown) this.#asked.add(url);
    await Promise.all(
      unknown.map(async (url) => {
        const found = await findSaved(this.#world, this.#world.locale, url);
        this.#asked.delete(url);
        if (found) this.know(url, found);
      }),
    );
  }

  /** Reads the stored list, as another tab may have written it. */
  #kept(): SavedGoods {
    return freshSaved(this.#world.savedGoods.load(), this.#world.clock.now());
  }

  #keep(goods: SavedGoods): void {
    this.#world.savedGoods.save(goods);
    this.take(goods);
  }

  private take(goods: SavedGoods): void {
    this.goods = goods;
    this.isKnown = true;
  }

  private tell(news: SavedNews, removed?: SavedGood): void {
    this.news = news;
    this.removed = removed;
  }

  private know(url: string, found: FoundSaved): void {
    this.found = new Map(this.found).set(url, found);
  }
}
