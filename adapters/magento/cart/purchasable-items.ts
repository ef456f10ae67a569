import { LRUCache } from 'lru-cache';
import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import type { NewCartItem } from '#src/cart/cart.ts';
import { checkStock } from '#src/cart/quantity.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import type { SkuWithOptions } from '#src/cart/retry/line-key.ts';
import type { Locale } from '#src/shared/locale.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { PurchasableProducts } from '../generated/operations.ts';
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
  /**
   * Like `find`, with the current stock: past the cache here, and past those before Magento, which
   * keep answers to GET for minutes.
   */
  findFresh(
    locale: Locale,
    items: readonly NewCartItem[],
  ): Promise<Result<readonly (PurchasableItem | undefined)[], CallFailure>>;
}

/** In milliseconds. The composition of a product seldom changes. */
const LIFETIME = 30_000;
const MAX_PRODUCTS = 5000;
/** Variants whose product is remembered: SKUs change even more seldom. */
const MAX_VARIANTS = 20_000;
/** SKUs per request: the page size for products. */
const CHUNK = 100;

/** Not `max`, which would allocate all entries at once. */
const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });

/**
 * Looks products up by the SKUs of their variants, and caches them. Magento finds products by their
 * own SKUs alone, by a filter and by a search, so an item has to name the product of its variant.
 * One that names none is found if its SKU is a product's own, or its product was looked up before.
 */
export function createPurchasableItems(
  client: Pick<MagentoClient, 'read' | 'readPrivate'>,
): PurchasableItems {
  const lookup = {
    known: new LRUCache<string, SalableProduct>({ ...atMost(MAX_PRODUCTS), ttl: LIFETIME }),
    productSkus: new LRUCache<string, string>(atMost(MAX_VARIANTS)),
  };
  const { known } = lookup;
  const findPurchasables = async (
    locale: Locale,
    items: readonly NewCartItem[],
    read: MagentoClient['read'],
  ) => {
    const fetched = await fetchUnknown({ ...lookup, read }, locale, items);
    if (!fetched.ok) return fetched;
    const purchasables = items.map((item) => {
      const product = known.get(nameOf(locale, item.sku));
      return product && toPurchasable(product, item);
    });
    return ok(purchasables);
  };

  return {
    find: (locale, items) => findPurchasables(locale, items, (...call) => client.read(...call)),
    findFresh(locale, items) {
      for (const { sku } of items) known.delete(nameOf(locale, sku));
      return findPurchasables(locale, items, (...call) => client.readPrivate(...call));
    },
  };
}

type Lookup = {
  readonly read: MagentoClient['read'];
  /** Products by locale and any of their SKUs. */
  readonly known: LRUCache<string, SalableProduct>;
  /** SKUs of products by any of their SKUs. */
  readonly productSkus: LRUCache<string, string>;
};

const nameOf = (locale: Locale, sku: string): string => `${locale} ${sku}`;

/** Looks up the products that are not cached, by every SKU that names them. */
function fetchUnknown(
  lookup: Lookup,
  locale: Locale,
  items: readonly NewCartItem[],
): Promise<Result<undefined, CallFailure>> {
  const unknown = items.filter(({ sku }) => !lookup.known.has(nameOf(locale, sku)));
  return fetchProducts(lookup, locale, unknown.flatMap(skusToAsk(lookup)));
}

/** The item's own SKU, which may be a product's, and that of the product it may be a variant of. */
const skusToAsk =
  ({ productSkus }: Lookup) =>
  ({ sku, productSku }: NewCartItem): readonly string[] => [
    sku,
    ...[productSkus.get(sku) ?? productSku ?? []].flat(),
  ];

async function fetchProducts(
  { read, known, productSkus }: Lookup,
  locale: Locale,
  skus: readonly string[],
): Promise<Result<undefined, CallFailure>> {
  const all = [...new Set(skus)];
  for (let from = 0; from < all.length; from += CHUNK) {
    const chunk = all.slice(from, from + CHUNK);
    const answer = await read(locale, PurchasableProducts, { skus: chunk });
    if (!answer.ok) return answer;
    for (const product of readSalableProducts(answer.value.data)) {
      for (const sku of product.skus) {
        known.set(nameOf(locale, sku), product);
        productSkus.set(sku, product.product.sku);
      }
    }
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
