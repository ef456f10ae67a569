import { parseEmail } from '../shared/email.ts';
import {
  type FieldReason,
  readByForm,
  readForm,
  readTypedText,
  requiredField,
} from '../shared/form.ts';
import { readFields, readListOf, type Reader } from '../shared/json-reader.ts';
import { err, ok } from '../shared/result.ts';
import type { ProductReview } from './review.ts';
import { readSku } from './sku.ts';

/** What the author of a review says of its purchase: a product, and by which order they have bought it. */
export type ClaimedPurchase = {
  /** SKU of the product, regardless of the variant bought. */
  readonly sku: string;
  /** Order number, as typed. */
  readonly order: string;
  readonly email: string;
};

/**
 * What the orders of the shop say of a claimed purchase. `not-completed`: the product was cancelled or
 * refunded, or is neither paid nor sent yet. `not-checked`: the shop cannot look into orders, or could
 * not for three days.
 */
export type PurchaseVerdict =
  | 'bought'
  | 'no-order'
  | 'other-address'
  | 'other-products'
  | 'not-completed'
  | 'not-checked';

/** An order with the number that was claimed. */
export type OrderOfNumber = {
  /** Whether it was placed with the address that was claimed. */
  readonly isOfAddress: boolean;
  /** SKUs of its products, variants and parts. */
  readonly skus: readonly string[];
  /** Those that are paid or sent, and not cancelled. Goods that were sent and returned were bought. */
  readonly completed: readonly string[];
};

/**
 * Judges a purchase by the orders of its number, of which each shop of a commerce system may have one.
 *
 * @param skus of the product, and of its variants.
 */
export function purchaseVerdict(
  orders: readonly OrderOfNumber[],
  skus: readonly string[],
): PurchaseVerdict {
  if (orders.length === 0) return 'no-order';
  const own = orders.filter(({ isOfAddress }) => isOfAddress);
  if (own.length === 0) return 'other-address';
  const isAny = (ordered: readonly string[]) => ordered.some((sku) => skus.includes(sku));
  if (!own.some((order) => isAny(order.skus))) return 'other-products';
  return own.some((order) => isAny(order.completed)) ? 'bought' : 'not-completed';
}

/**
 * What is said of a review whose author has confirmed it by a letter (WR5): a purchase only if the orders
 * prove it (Directive 2005/29/EC, annex I, 23b).
 */
export const proofOfReview = (
  verdict: PurchaseVerdict | undefined,
): Pick<ProductReview, 'isVerified' | 'isConfirmed'> =>
  verdict === 'bought' ? { isVerified: true } : { isVerified: false, isConfirmed: true };

export const MAX_ORDER_NUMBER_LENGTH = 20;

/**
 * Letters of a shop before four digits or more, `SL-100123`, `000000123`; the version of an order that was
 * edited behind them, `000000123-1`.
 */
const ORDER_NUMBER = /^\p{L}{0,4}[ -]?\d{4,15}(?:-\d{1,2})?$/u;

/**
 * Parses an order number as shoppers type it and checkouts tell it. Its key's characters have to match
 * the pattern: some letters alone are several characters there, with spaces or accents of their own.
 */
export const parseOrderNumber = requiredField<string, FieldReason>(
  MAX_ORDER_NUMBER_LENGTH,
  (line) => (ORDER_NUMBER.test(inCapitals(line)) ? ok(line) : err('malformed')),
);

/**
 * Key of an order number: `sl 100123` and `SL-100123` are one. Zeros in front count, as shops print
 * them: `000000123` is another order than `123`.
 */
export const orderNumberKey = (typed: string): string =>
  inCapitals(typed).replace(/^(\p{L}*)[\s-]+/u, '$1');

const inCapitals = (typed: string): string => typed.normalize('NFKC').trim().toUpperCase();

/** Spellings in which a shop may have stored a number of letters and digits, for an exact search. */
export function orderNumberSpellings(typed: string): readonly string[] {
  const key = orderNumberKey(typed);
  const [, letters = '', digits = ''] = /^(\p{L}+)(.+)$/u.exec(key) ?? [];
  return letters === '' ? [key] : ['', '-', ' '].map((separator) => letters + separator + digits);
}

const YEAR = 365 * 24 * 60 * 60 * 1000;

/**
 * How long the shop keeps the orders that a checkout tells, in milliseconds: three years, as a mattress is
 * reviewed while its warranty of two years runs (Directive (EU) 2019/771, article 10) and shortly after.
 */
export const TOLD_ORDER_LIFETIME = 3 * YEAR;

/** Maximum number of told orders that are kept: a thousand a day for almost three years. */
export const MAX_TOLD_ORDERS = 1_000_000;

/**
 * How long a review that another system publishes counts as verified, in milliseconds: ten years, for
 * which a mattress is sold.
 */
export const VERIFIED_REVIEW_LIFETIME = 10 * YEAR;

/** Maximum number of SKUs in an order that a checkout tells. */
export const MAX_TOLD_SKUS = 100;

/** An order that a checkout has placed. */
export type PlacedOrder = {
  readonly number: string;
  readonly email: string;
  /** SKUs of its lines and of their parts; none if it was cancelled. */
  readonly skus: readonly string[];
};

/** Schema of an order as the checkout tells it; its number is one that authors of reviews may type. */
export const readPlacedOrder: Reader<PlacedOrder> = readByForm(
  readFields({
    number: readTypedText,
    email: readTypedText,
    skus: readListOf(readSku, 0, MAX_TOLD_SKUS),
  }),
  ({ skus, ...typed }) => {
    const order = readForm<Pick<PlacedOrder, 'number' | 'email'>, FieldReason>(
      { number: parseOrderNumber, email: parseEmail },
      typed,
    );
    return order.ok ? ok({ ...order.value, skus }) : order;
  },
);
