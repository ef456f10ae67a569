import type { Teller } from '#src/cart/cart-refusal.ts';
import type { Coupon } from '#src/cart/coupon.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { OfferOf } from './cart-offer.ts';
import type { CartStatements } from './cart-statements.ts';

/** What carts are filled from. */
export type CartShop = { readonly offerOf: OfferOf; readonly coupons: readonly Coupon[] };

/** A cart that can be changed, within a transaction: in whose shop, and when. */
export type OpenCart = {
  readonly id: string;
  /** False of an empty cart that was issued and has no row yet. */
  readonly isStored: boolean;
  readonly statements: CartStatements;
  readonly shop: CartShop;
  readonly locale: Locale;
  /** In milliseconds since 1970. */
  readonly now: number;
};

/** A cart that was looked for; one that is not there is known by nobody, or has been forgotten. */
export type FoundCart = OpenCart & { readonly isThere: boolean };

/** Who words what is refused of a cart. */
export const tellerOf = ({ shop, locale }: Pick<OpenCart, 'shop' | 'locale'>): Teller => ({
  locale,
  nameOf: (sku) => shop.offerOf(sku, [])?.words(locale).product.name ?? sku,
});
