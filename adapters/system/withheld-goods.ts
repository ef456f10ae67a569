import { type CartGateway, IDEMPOTENCY_KEY_REUSED } from '#ports/cart-gateway.ts';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { Log } from '#ports/log.ts';
import type { Assortment, ProductCatalog, ProductsByUrl } from '#ports/product-catalog.ts';
import type { SchemaDrift } from '#ports/upstreams.ts';
import { toUserError } from '#src/cart/cart-refusal.ts';
import type { NewCartItem } from '#src/cart/cart.ts';
import { productType } from '#src/catalog/product-type.ts';
import type { Product } from '#src/catalog/product.ts';
import { goodsFactsOf } from '#src/duties/goods-facts.ts';
import { missingFacts } from '#src/duties/missing-facts.ts';
import { shopDay } from '#src/shared/calendar-day.ts';
import { countryOf, type Locale } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';

/*
 * Goods that lack what the law of a country asks a shop to tell. Withheld, such a product does not
 * exist in the locales of that country: its page is a 404, and indexes, sitemaps and feeds are made
 * without it (decision 68). Otherwise it is sold, and the log says what it lacks.
 */

/** Decides whether a product may be offered in a locale, today. */
export type IsSold = (locale: Locale, product: Product) => boolean;

export const isSoldOn =
  (clock: Clock): IsSold =>
  (locale, product) =>
    lackedIn(clock, locale, product).length === 0;

/** Attributes that a product lacks to be sold in a locale, with the laws that ask for them. */
const lackedIn = (clock: Clock, locale: Locale, product: Product) =>
  missingFacts(
    goodsFactsOf(product),
    productType(product),
    countryOf(locale),
    shopDay(clock.now()),
  );

export type WithholdingParts = {
  readonly clock: Clock;
  readonly log: Log;
  /** Of Magento's products; the embedded ones have no upstream. */
  readonly drift?: SchemaDrift;
  readonly isWithheld: boolean;
};

/** Decides, and says for operators which attributes of which product are missing where. */
const reporting =
  ({ clock, log, drift, isWithheld }: WithholdingParts): IsSold =>
  (locale, product) => {
    const { sku } = product;
    const lacked = lackedIn(clock, locale, product);
    for (const { attributes, source } of lacked) {
      log.warn('goods-lack-facts', { locale, sku, attributes, source, isWithheld });
      if (!isWithheld) continue;
      for (const code of attributes)
        drift?.report({ upstream: 'magento', place: `products.items[].${code}`, item: sku });
    }
    return !isWithheld || lacked.length === 0;
  };

/** A catalogue without the goods that may not be sold in a locale. */
export const withoutWithheldProducts = (
  catalog: ProductCatalog,
  parts: WithholdingParts,
): ProductCatalog => {
  const isSold = reporting(parts);
  return {
    async product(locale, sku) {
      const answer = await catalog.product(locale, sku);
      if (!answer.ok || isSold(locale, answer.value)) return answer;
      return err({ kind: 'product-not-found' });
    },
  };
};

/** The same by the URL of their page. */
export const withoutWithheldUrls = (
  products: ProductsByUrl,
  parts: WithholdingParts,
): ProductsByUrl => {
  const isSold = reporting(parts);
  return {
    async productAt(locale, path) {
      const answer = await products.productAt(locale, path);
      if (!answer.ok || isSold(locale, answer.value)) return answer;
      return err({ kind: 'product-not-found' });
    },
  };
};

/** The same of the assortment; `total` counts them still, as it counts all that are left out. */
export const withoutWithheldGoods = (
  assortment: Assortment,
  parts: WithholdingParts,
): Assortment => {
  const isSold = reporting(parts);
  return {
    async products(locale, request) {
      const page = await assortment.products(locale, request);
      if (!page.ok) return page;
      const products = page.value.products.filter((product) => isSold(locale, product));
      const withheld = page.value.products.length - products.length;
      return ok({ ...page.value, products, ...(withheld > 0 && { withheld }) });
    },
    categories: (locale) => assortment.categories(locale),
    filterableAttributes: (locale) => assortment.filterableAttributes(locale),
    currencies: (locale) => assortment.currencies(locale),
  };
};

/**
 * Carts that take no goods that are withheld: a tab may be older than the rule. Lines that a cart has
 * already are kept. `catalog` has all goods. An item that it does not find is for the cart to decide:
 * Magento's finds no variant that names no product.
 *
 * Of an add, the sold items go on under its key, and each other one is refused; if none is sold, the
 * cart is only read. If the key is known for other items, all items go on: they may have been added
 * under it while they were sold, and this is a replay.
 */
export const withoutWithheldAdds = (
  carts: CartGateway,
  catalog: ProductCatalog,
  parts: WithholdingParts,
): CartGateway => {
  const isSold = reporting(parts);
  const isTaken = async (locale: Locale, item: NewCartItem): Promise<boolean> => {
    const product = await productOf(catalog, locale, item);
    return product === undefined || isSold(locale, product);
  };
  return {
    ...carts,
    async add(locale, cartId, items, idempotencyKey, bodyScan) {
      const taken = await Promise.all(items.map((item) => isTaken(locale, item)));
      const sold = items.filter((_, index) => taken[index]);
      const add = (some: readonly NewCartItem[]) =>
        carts.add(locale, cartId, some, idempotencyKey, bodyScan);
      if (sold.length === items.length) return add(items);
      const answer = sold.length > 0 ? await add(sold) : await carts.read(locale, cartId);
      // All of them may have been asked for under the key while they were sold: one action still.
      if (!answer.ok) return answer.error === IDEMPOTENCY_KEY_REUSED ? add(items) : answer;
      const context = { locale, productNameOf: (sku: string) => sku };
      const refusal = toUserError(context, { kind: 'product-not-found' });
      const refusals = taken.filter((isOne) => !isOne).map(() => refusal);
      return ok({ ...answer.value, userErrors: [...answer.value.userErrors, ...refusals] });
    },
  };
};

/**
 * The product that an item is of, if the catalogue finds it. The product that the item names counts
 * only if the SKU is among its own: whoever asks may name another.
 */
async function productOf(
  catalog: ProductCatalog,
  locale: Locale,
  { sku, productSku = sku }: NewCartItem,
): Promise<Product | undefined> {
  if (productSku !== sku) {
    const named = await catalog.product(locale, productSku);
    if (named.ok && isOrHas(named.value, sku)) return named.value;
  }
  const own = await catalog.product(locale, sku);
  return own.ok ? own.value : undefined;
}

const isOrHas = (product: Product, sku: string): boolean =>
  product.sku === sku || product.variants.some((variant) => variant.sku === sku);
