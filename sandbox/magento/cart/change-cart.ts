import type { GraphQLError } from 'graphql';
import { couponOf } from '#adapters/embedded/cart-coupon.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { cartFields, type CartFields } from './cart-fields.ts';
import { viewQuote } from './quote-view.ts';
import { type CartDependencies, openQuote, type Quote } from './quote.ts';

/** Changes a cart, or returns an error without changing it. Returns fields to add to the cart's. */
export type CartChange<T extends object> = (quote: Quote) => Result<T, GraphQLError>;

/**
 * Carries out a change and returns the cart, in one transaction. If the change returns a `cart`, it
 * replaces that one.
 */
export const changeCart = <T extends object>(
  shop: CartDependencies,
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

/** Reads a cart, which may move it to the requested store view. */
export const readCart = (
  shop: CartDependencies,
  locale: Locale,
  id: string,
): CartFields | GraphQLError =>
  shop.database.write((statements) => {
    const quote = openQuote(shop, statements, locale, id);
    return quote.ok ? settled(quote.value) : quote.error;
  });

/** Removes a coupon whose conditions no longer hold, as Magento does when it collects totals. */
function settled(quote: Quote): CartFields {
  if (couponOf(quote)?.discount.ok === false) quote.statements.removeCoupon(quote.id);
  return cartFields(viewQuote(quote));
}
