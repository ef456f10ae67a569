import type { GraphQLError } from 'graphql';
import { couponOf } from '#adapters/embedded/cart-coupon.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { cartFields, type CartFields } from './cart-fields.ts';
import type { CartShop } from './cart-shop.ts';
import { openQuote, type Quote } from './quote.ts';
import { viewQuote } from './quote-view.ts';

/** Changes a cart, or says why nothing of it was changed; what is answered beside the cart. */
export type CartChange<T extends object> = (quote: Quote) => Result<T, GraphQLError>;

/**
 * Carries out a change and answers the cart with it, all in one transaction. A change that answers
 * a cart of its own is heard.
 */
export const changeCart = <T extends object>(
  shop: CartShop,
  locale: Locale,
  id: string,
  change: CartChange<T>,
): ({ readonly cart: CartFields } & T) | GraphQLError =>
  shop.database.write((statements) => {
    const quote = openQuote(shop, statements, locale, id);
    if (!quote.ok) return quote.error;
    const done = change(quote.value);
    if (!done.ok) return done.error;
    statements.touch(id, quote.value.now);
    return { cart: settled(quote.value), ...done.value };
  });

/** Looks at a cart, which may move it to the store view that asks. */
export const readCart = (shop: CartShop, locale: Locale, id: string): CartFields | GraphQLError =>
  shop.database.write((statements) => {
    const quote = openQuote(shop, statements, locale, id);
    return quote.ok ? settled(quote.value) : quote.error;
  });

/** A coupon whose conditions hold no longer is gone by the time that totals are reckoned. */
function settled(quote: Quote): CartFields {
  if (couponOf(quote)?.discount.ok === false) quote.statements.removeCoupon(quote.id);
  return cartFields(viewQuote(quote));
}
