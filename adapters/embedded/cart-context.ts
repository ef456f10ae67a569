import type { MessageContext } from '#src/cart/cart-refusal.ts';
import type { Coupon } from '#src/cart/coupon.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { OfferOf } from './cart-offer.ts';
import type { CartStatements } from './cart-statements.ts';

/** Offers and coupons of the shop. */
export type CartCatalogue = { readonly offerOf: OfferOf; readonly coupons: readonly Coupon[] };

/** A cart within a transaction, with the shop, locale and time of the change. */
export type CartContext = {
  readonly id: string;
  /** False for an empty cart that was issued and has no row yet. */
  readonly isStored: boolean;
  readonly statements: CartStatements;
  readonly shop: CartCatalogue;
  readonly locale: Locale;
  /** In milliseconds since 1970. */
  readonly now: number;
};

/** Result of a cart lookup; `exists` is false if the id is unknown or the cart was deleted. */
export type CartLookup = CartContext & { readonly exists: boolean };

/** Returns the locale and product names for the messages of refusals. */
export const messageContextOf = ({
  shop,
  locale,
}: Pick<CartContext, 'shop' | 'locale'>): MessageContext => ({
  locale,
  productNameOf: (sku) => shop.offerOf(sku, [])?.displayFields(locale).product.name ?? sku,
});
