import type { AddressField } from '#src/address/address.ts';
import type { UserError, UserErrorCode } from '#src/cart/cart.ts';
import { couponErrorCode, type CouponRefusal } from '#src/cart/judge-coupon.ts';
import { MOST_PER_LINE } from '#src/cart/quantity.ts';
import { formatPrice } from '#src/pricing/price-format.ts';
import { wordsFor, type LocalWords } from '#src/shared/local-words.ts';
import { languageTag, type Locale } from '#src/shared/locale.ts';
import { ADDRESS_FIELD_WORDS, COUPON_WORDS, REFUSAL_WORDS } from './cart-refusal-words.ts';
import type { OpenCart } from './open-cart.ts';

/** Why part of a change to a cart was not made. Plain data: it is kept with the action. */
export type CartRefusal =
  | { readonly kind: 'cart-not-found' | 'product-not-found' | 'line-not-found' }
  | { readonly kind: 'odd-quantity' | 'cart-full' | 'key-used-otherwise' | 'wrong-email' }
  | { readonly kind: 'sold-out'; readonly sku: string }
  | { readonly kind: 'too-few-left'; readonly sku: string; readonly stock: number }
  | { readonly kind: 'coupon'; readonly refusal: CouponRefusal }
  | { readonly kind: 'wrong-address'; readonly fields: readonly AddressField[] };

/** Tells a shopper in the words of the locale; programs go by the code and the quantity alone. */
export function toUserError(cart: Teller, refusal: CartRefusal): UserError {
  const message = messageOf(cart, refusal);
  if (refusal.kind === 'coupon') return { code: couponErrorCode(refusal.refusal), message };
  const code = CODES[refusal.kind];
  return refusal.kind === 'too-few-left'
    ? { code, message, quantity: refusal.stock }
    : { code, message };
}

/** As much of a cart as it takes to word a refusal. */
type Teller = Pick<OpenCart, 'shop' | 'locale'>;

const CODES: Readonly<Record<Exclude<CartRefusal['kind'], 'coupon'>, UserErrorCode>> = {
  'cart-not-found': 'CART_NOT_FOUND',
  'product-not-found': 'PRODUCT_NOT_FOUND',
  'line-not-found': 'COULD_NOT_FIND_CART_ITEM',
  'odd-quantity': 'INVALID_PARAMETER_VALUE',
  'cart-full': 'CART_FULL',
  'key-used-otherwise': 'INVALID_PARAMETER_VALUE',
  'wrong-email': 'INVALID_EMAIL',
  'wrong-address': 'INVALID_ADDRESS',
  'sold-out': 'NOT_SALABLE',
  'too-few-left': 'INSUFFICIENT_STOCK',
};

function messageOf({ shop, locale }: Teller, refusal: CartRefusal): string {
  const nameOf = (sku: string) => shop.offerOf(sku, [])?.words(locale).product.name ?? sku;
  switch (refusal.kind) {
    case 'coupon':
      return couponMessage(locale, refusal.refusal);
    case 'wrong-address':
      return fill(REFUSAL_WORDS['wrong-address'], locale, {
        fields: listed(locale, refusal.fields),
      });
    case 'sold-out':
      return fill(REFUSAL_WORDS['sold-out'], locale, { name: nameOf(refusal.sku) });
    case 'too-few-left': {
      const { sku, stock } = refusal;
      return fill(REFUSAL_WORDS['too-few-left'], locale, { name: nameOf(sku), stock: `${stock}` });
    }
    case 'cart-not-found':
    case 'product-not-found':
    case 'line-not-found':
    case 'odd-quantity':
    case 'cart-full':
    case 'key-used-otherwise':
    case 'wrong-email':
      return fill(REFUSAL_WORDS[refusal.kind], locale, { most: `${MOST_PER_LINE}` });
  }
}

function couponMessage(locale: Locale, refusal: CouponRefusal): string {
  const words = COUPON_WORDS[refusal.kind];
  switch (refusal.kind) {
    case 'not-yet':
      return fill(words, locale, { day: dayIn(locale, refusal.from) });
    case 'expired':
      return fill(words, locale, { day: dayIn(locale, refusal.until) });
    case 'below-minimum':
      return fill(words, locale, { missing: formatPrice(refusal.missing) });
    case 'unknown':
    case 'nothing-to-discount':
    case 'used':
      return fill(words, locale, {});
  }
}

const fill = (
  words: LocalWords,
  locale: Locale,
  values: Readonly<Record<string, string>>,
): string => wordsFor(words, locale).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** `27 november 2026`; a day is the same day in whatever zone it is read. */
const dayIn = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(day),
  );

const listed = (locale: Locale, fields: readonly AddressField[]): string =>
  new Intl.ListFormat(languageTag(locale)).format(
    fields.map((field) => wordsFor(ADDRESS_FIELD_WORDS[field], locale)),
  );
