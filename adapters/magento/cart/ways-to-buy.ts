import { LRUCache } from 'lru-cache';
import type { NewCartItem } from '#src/cart/cart.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import type { Goods } from '#src/cart/retry/line-key.ts';
import type { Locale } from '#src/shared/locale.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { WaysToBuy as WaysToBuyQuery } from '../generated/operations.ts';
import type { MagentoClient } from '../magento-client.ts';
import { readSoldProducts, soldAs, type SoldProduct } from './sold-product.ts';

/** How goods of the shop are bought of Magento, and how many there are. */
export type WayToBuy = {
  /** As a line of the cart will name them: what a bundle comes with is not chosen. */
  readonly goods: Goods;
  readonly buy: { readonly sku: string; readonly selected_options: string[] };
  readonly name: string;
  readonly stock: number;
};

/** What goods are called, by SKU. */
export const namesIn = (ways: readonly (WayToBuy | undefined)[]): ReadonlyMap<string, string> =>
  new Map(ways.flatMap((way) => (way ? [[way.goods.sku, way.name]] : [])));

export interface WaysToBuy {
  /** The way to buy each of these items; none for what is not sold. */
  find(
    locale: Locale,
    items: readonly NewCartItem[],
  ): Promise<Result<readonly (WayToBuy | undefined)[], CallFailure>>;
  /** The same, and how many there are at this moment. */
  look(
    locale: Locale,
    items: readonly NewCartItem[],
  ): Promise<Result<readonly (WayToBuy | undefined)[], CallFailure>>;
}

/** In milliseconds: what a product is put together from seldom changes. */
const LIFETIME = 30_000;
const MOST_PRODUCTS = 5000;
/** So many SKUs are asked for at once: as many products as a page has. */
const CHUNK = 100;

/** Looks products up by the SKUs of their variants, and remembers them for a while. */
export function createWaysToBuy(client: MagentoClient): WaysToBuy {
  const known = new LRUCache<string, SoldProduct>({ max: MOST_PRODUCTS, ttl: LIFETIME });
  const nameOf = (locale: Locale, sku: string) => `${locale} ${sku}`;

  /** By SKU where each has a product of its own; a variant's product is found by searching for it. */
  async function fetch(
    locale: Locale,
    skus: readonly string[],
  ): Promise<Result<undefined, CallFailure>> {
    const [text = ''] = skus;
    const answer = await client.read(locale, WaysToBuyQuery, { skus: [...skus], text });
    if (!answer.ok) return answer;
    for (const product of readSoldProducts(answer.value.data)) {
      for (const sku of product.skus) known.set(nameOf(locale, sku), product);
    }
    return ok(undefined);
  }

  async function fetchAll(
    locale: Locale,
    skus: readonly string[],
  ): Promise<Result<undefined, CallFailure>> {
    for (let from = 0; from < skus.length; from += CHUNK) {
      const fetched = await fetch(locale, skus.slice(from, from + CHUNK));
      if (!fetched.ok) return fetched;
    }
    for (const sku of skus.filter((one) => !known.has(nameOf(locale, one))).slice(0, CHUNK)) {
      if (skus.length === 1) break;
      const fetched = await fetch(locale, [sku]);
      if (!fetched.ok) return fetched;
    }
    return ok(undefined);
  }

  const waysIn = (locale: Locale, items: readonly NewCartItem[]) =>
    items.map((item) => {
      const product = known.get(nameOf(locale, item.sku));
      return product && soldAs(product, item);
    });

  const skusOf = (items: readonly NewCartItem[]) => [...new Set(items.map(({ sku }) => sku))];

  return {
    async find(locale, items) {
      const unknown = skusOf(items).filter((sku) => !known.has(nameOf(locale, sku)));
      const fetched = await fetchAll(locale, unknown);
      return fetched.ok ? ok(waysIn(locale, items)) : fetched;
    },
    async look(locale, items) {
      const skus = skusOf(items);
      for (const sku of skus) known.delete(nameOf(locale, sku));
      const fetched = await fetchAll(locale, skus);
      return fetched.ok ? ok(waysIn(locale, items)) : fetched;
    },
  };
}
