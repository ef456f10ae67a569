import { LRUCache } from 'lru-cache';
import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import type { NewCartItem } from '#src/cart/cart.ts';
import { checkStock } from '#src/cart/quantity.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import type { SkuWithOptions } from '#src/cart/retry/line-key.ts';
import type { Locale } from '#src/shared/locale.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { WaysToBuy as WaysToBuyQuery } from '../generated/operations.ts';
import type { MagentoClient } from '../magento-client.ts';
import { readSalableProducts, type SalableProduct, toPurchasable } from './salable-product.ts';

/** How an item of the shop is bought in Magento, and its stock. */
export type PurchasableItem = {
  /** The item as the cart line will name it: default parts of a bundle are left out. */
  readonly skuWithOptions: SkuWithOptions;
  readonly buyRequest: { readonly sku: string; readonly selected_options: string[] };
  readonly name: string;
  readonly stock: number;
  /**
   * True for the SKU of a product with several variants: the rest describes the variant whose price
   * is shown, and a cart takes none of them unasked.
   */
  readonly needsChoice?: true;
};

/** Product names by SKU. */
export const namesIn = (
  purchasables: readonly (PurchasableItem | undefined)[],
): ReadonlyMap<string, string> =>
  new Map(
    purchasables.flatMap((purchasable) =>
      purchasable ? [[purchasable.skuWithOptions.sku, purchasable.name]] : [],
    ),
  );

export interface PurchasableItems {
  /** Returns each item as Magento sells it; `undefined` for an item that is not sold. */
  find(
    locale: Locale,
    items: readonly NewCartItem[],
  ): Promise<Result<readonly (PurchasableItem | undefined)[], CallFailure>>;
  /** Like `find`, but bypasses the cache to return the current stock. */
  findFresh(
    locale: Locale,
    items: readonly NewCartItem[],
  ): Promise<Result<readonly (PurchasableItem | undefined)[], CallFailure>>;
}

/** In milliseconds. The composition of a product seldom changes. */
const LIFETIME = 30_000;
const MAX_PRODUCTS = 5000;
/** SKUs per request: the page size for products. */
const CHUNK = 100;

/** Looks products up by the SKUs of their variants, and caches them. */
export function createPurchasableItems(client: MagentoClient): PurchasableItems {
  const known = new LRUCache<string, SalableProduct>({ max: MAX_PRODUCTS, ttl: LIFETIME });
  const findPurchasables = async (locale: Locale, items: readonly NewCartItem[]) => {
    const fetched = await fetchUnknown(client, known, locale, skusOf(items));
    if (!fetched.ok) return fetched;
    const purchasables = items.map((item) => {
      const product = known.get(nameOf(locale, item.sku));
      return product && toPurchasable(product, item);
    });
    return ok(purchasables);
  };

  return {
    find: findPurchasables,
    findFresh(locale, items) {
      for (const sku of skusOf(items)) known.delete(nameOf(locale, sku));
      return findPurchasables(locale, items);
    },
  };
}

type Known = LRUCache<string, SalableProduct>;

const nameOf = (locale: Locale, sku: string): string => `${locale} ${sku}`;

const skusOf = (items: readonly NewCartItem[]): readonly string[] => [
  ...new Set(items.map(({ sku }) => sku)),
];

/**
 * Looks up unknown SKUs in chunks, which finds simple products. Variants are then searched one by
 * one, limited to the number of items that a cart takes at once.
 */
async function fetchUnknown(
  client: MagentoClient,
  known: Known,
  locale: Locale,
  skus: readonly string[],
): Promise<Result<undefined, CallFailure>> {
  const isUnknown = (sku: string) => !known.has(nameOf(locale, sku));
  const unknown = skus.filter(isUnknown);
  for (let from = 0; from < unknown.length; from += CHUNK) {
    const fetched = await fetchChunk(client, known, locale, unknown.slice(from, from + CHUNK));
    if (!fetched.ok) return fetched;
  }
  for (const sku of unknown.length > 1 ? unknown.filter(isUnknown).slice(0, CHUNK) : []) {
    const fetched = await fetchChunk(client, known, locale, [sku]);
    if (!fetched.ok) return fetched;
  }
  return ok(undefined);
}

async function fetchChunk(
  client: MagentoClient,
  known: Known,
  locale: Locale,
  skus: readonly string[],
): Promise<Result<undefined, CallFailure>> {
  const [text = ''] = skus;
  const answer = await client.read(locale, WaysToBuyQuery, { skus: [...skus], text });
  if (!answer.ok) return answer;
  for (const product of readSalableProducts(answer.value.data)) {
    for (const sku of product.skus) known.set(nameOf(locale, sku), product);
  }
  return ok(undefined);
}

/**
 * Returns why a line cannot hold this many, while other lines of the product hold
 * `otherLinesQuantity`.
 */
export function judgeLineQuantity(
  { skuWithOptions, stock }: Pick<PurchasableItem, 'skuWithOptions' | 'stock'>,
  quantity: number,
  otherLinesQuantity: number,
): CartRefusal | undefined {
  const refusal = checkStock(quantity, otherLinesQuantity, stock);
  return refusal && { ...refusal, sku: skuWithOptions.sku };
}
