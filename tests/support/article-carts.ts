import type { CartOffer } from '#adapters/embedded/cart-offer.ts';
import { createEmbeddedCartGateway } from '#adapters/embedded/embedded-cart-gateway.ts';
import type { CartGateway } from '#ports/cart-gateway.ts';
import type { Clock, Ids } from '#ports/clock-and-ids.ts';
import type { CartItem } from '#src/cart/cart.ts';
import type { Coupon } from '#src/cart/coupon.ts';
import { lineKey, type SkuWithOptions } from '#src/cart/retry/line-key.ts';
import { euroCents } from '#src/pricing/money.ts';
import { createFixedClock } from './fixed-clock.ts';
import { memoryDatabase } from './memory-database.ts';

/** An article of a price list. */
export type ListedArticle = CartItem['product'] &
  SkuWithOptions & {
    readonly cents: number;
    /** Stock of the SKU, whatever its options. */
    readonly stock: number;
  };

type ArticleCartOptions = { readonly coupons?: readonly Coupon[]; readonly clock?: Clock };

/** Embedded carts over a price list instead of a catalogue; gone with the test. */
export const createArticleCarts = (
  articles: readonly ListedArticle[],
  ids: Ids,
  { coupons = [], clock = createFixedClock() }: ArticleCartOptions = {},
): CartGateway =>
  createEmbeddedCartGateway({
    database: memoryDatabase(),
    offerOf(sku, optionUids) {
      const article = articles.find((one) => lineKey(one) === lineKey({ sku, optionUids }));
      return article && toOffer(article);
    },
    coupons,
    ids,
    clock,
  });

function toOffer({ cents, stock, optionUids = [], ...product }: ListedArticle): CartOffer {
  const price = euroCents(cents);
  return {
    sku: product.sku,
    optionUids: optionUids.toSorted(),
    price: { regular: price, final: price, default: price },
    stock,
    categoryIds: [],
    displayFields: () => ({
      product,
      options: optionUids.map((uid) => ({ label: uid, value: uid, uid })),
    }),
  };
}
