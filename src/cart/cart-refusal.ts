import type { AddressField } from '../address/address.ts';
import { formatAmount } from '../pricing/money.ts';
import { languageTag, type Locale, localizedText, type LocalizedText } from '../shared/locale.ts';
import {
  ADDRESS_FIELD_NAMES,
  COUPON_REFUSAL_MESSAGES,
  REFUSAL_MESSAGES,
} from './cart-refusal-messages.ts';
import type { UserError, UserErrorCode } from './cart.ts';
import { couponError, type CouponRefusal } from './evaluate-coupon.ts';
import { MAX_LINE_QUANTITY } from './quantity.ts';

/** Why part of a cart change was refused. Plain data, because it is stored with the action. */
export type CartRefusal =
  | { readonly kind: 'cart-not-found' | 'cart-not-active' | 'cart-changed' }
  | { readonly kind: 'product-not-found' | 'line-not-found' }
  | { readonly kind: 'odd-quantity' | 'cart-full' | 'wrong-email' }
  /** The commerce backend refused without giving a reason. */
  | { readonly kind: 'not-sold-so' | 'refused-coupon' | 'refused-address' }
  /** The subtotal is below the coupon's minimum, and no amount is known that suffices. */
  | { readonly kind: 'coupon-below-minimum' }
  /** The SKU is that of a product with several variants, and none was chosen. */
  | { readonly kind: 'choice-missing'; readonly sku: string }
  | { readonly kind: 'sold-out'; readonly sku: string }
  | { readonly kind: 'too-few-left'; readonly sku: string; readonly stock: number }
  | { readonly kind: 'coupon'; readonly refusal: CouponRefusal }
  | { readonly kind: 'wrong-address'; readonly fields: readonly AddressField[] };

/**
 * Formats a refusal with a message in the shopper's locale. Programs use only the code, the
 * quantity and the amount.
 */
export function toUserError(context: MessageContext, refusal: CartRefusal): UserError {
  const message = messageOf(context, refusal);
  if (refusal.kind === 'coupon') return couponError(refusal.refusal, message);
  const code = CODES[refusal.kind];
  return refusal.kind === 'too-few-left'
    ? { code, message, quantity: refusal.stock }
    : { code, message };
}

/** The locale of the messages; `productNameOf` returns the product's name in it, or the SKU. */
export type MessageContext = {
  readonly locale: Locale;
  readonly productNameOf: (sku: string) => string;
};

const CODES: Readonly<Record<Exclude<CartRefusal['kind'], 'coupon'>, UserErrorCode>> = {
  'cart-not-found': 'CART_NOT_FOUND',
  'cart-not-active': 'CART_NOT_ACTIVE',
  'cart-changed': 'CART_CHANGED',
  'not-sold-so': 'UNDEFINED',
  'refused-coupon': 'COUPON_NOT_VALID',
  'coupon-below-minimum': 'COUPON_BELOW_MINIMUM',
  'refused-address': 'INVALID_ADDRESS',
  'product-not-found': 'PRODUCT_NOT_FOUND',
  'line-not-found': 'COULD_NOT_FIND_CART_ITEM',
  'odd-quantity': 'INVALID_PARAMETER_VALUE',
  'cart-full': 'CART_FULL',
  'wrong-email': 'INVALID_EMAIL',
  'wrong-address': 'INVALID_ADDRESS',
  'choice-missing': 'REQUIRED_PARAMETER_MISSING',
  'sold-out': 'NOT_SALABLE',
  'too-few-left': 'INSUFFICIENT_STOCK',
};

function messageOf({ productNameOf, locale }: MessageContext, refusal: CartRefusal): string {
  switch (refusal.kind) {
    case 'coupon':
      return couponMessage(locale, refusal.refusal);
    case 'wrong-address':
      return fill(REFUSAL_MESSAGES['wrong-address'], locale, {
        fields: listed(locale, refusal.fields),
      });
    case 'choice-missing':
    case 'sold-out':
      return fill(REFUSAL_MESSAGES[refusal.kind], locale, { name: productNameOf(refusal.sku) });
    case 'too-few-left': {
      const { sku, stock } = refusal;
      return fill(REFUSAL_MESSAGES['too-few-left'], locale, {
        name: productNameOf(sku),
        stock: `${stock}`,
      });
    }
    case 'cart-not-found':
    case 'cart-not-active':
    case 'cart-changed':
    case 'not-sold-so':
    case 'refused-coupon':
    case 'coupon-below-minimum':
    case 'refused-address':
    case 'product-not-found':
    case 'line-not-found':
    case 'odd-quantity':
    case 'cart-full':
    case 'wrong-email':
      return fill(REFUSAL_MESSAGES[refusal.kind], locale, { most: `${MAX_LINE_QUANTITY}` });
  }
}

function couponMessage(locale: Locale, refusal: CouponRefusal): string {
  const words = COUPON_REFUSAL_MESSAGES[refusal.kind];
  switch (refusal.kind) {
    case 'not-yet':
      return fill(words, locale, { day: dayIn(locale, refusal.from) });
    case 'expired':
      return fill(words, locale, { day: dayIn(locale, refusal.until) });
    case 'below-minimum':
      return fill(words, locale, { missing: formatAmount(refusal.missing.cents) });
    case 'unknown':
    case 'nothing-to-discount':
    case 'used':
      return fill(words, locale, {});
  }
}

const fill = (
  words: LocalizedText,
  locale: Locale,
  values: Readonly<Record<string, string>>,
): string =>
  localizedText(words, locale).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Formats a day as `27 november 2026`. Uses UTC, so that the time zone does not shift the date. */
const dayIn = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(day),
  );

const listed = (locale: Locale, fields: readonly AddressField[]): string =>
  new Intl.ListFormat(languageTag(locale)).format(
    fields.map((field) => localizedText(ADDRESS_FIELD_NAMES[field], locale)),
  );
