import { formatMoney, parseMoney, type MoneyDocument } from '../pricing/money-document.ts';
import {
  readCount,
  readFields,
  readFlag,
  readListOf,
  readNullOr,
  readText,
  type Reader,
} from '../shared/json-reader.ts';
import {
  USER_ERROR_CODES,
  type Cart,
  type CartAnswer,
  type UserError,
  type UserErrorCode,
} from './cart.ts';
import { formatCartItem, parseCartItem, type CartItemDocument } from './cart-item-document.ts';

/**
 * The cart as other programs see it, and as the browser keeps it (C1): JSON with the commerce
 * side's names, and amounts in euro with at most two decimals.
 */
export type CartDocument = {
  readonly id: string;
  readonly items: readonly CartItemDocument[];
  readonly total_quantity: number;
  readonly prices: {
    readonly grand_total: MoneyDocument;
    readonly subtotal_including_tax: MoneyDocument;
    readonly saved: MoneyDocument;
  };
  readonly shipping_addresses: readonly never[];
  readonly billing_address: null;
  readonly applied_coupons: readonly { readonly code: string }[];
  readonly email: string | null;
  readonly is_virtual: boolean;
  readonly errors: readonly never[];
};

/** The answer to a change of the cart (C2). */
export type CartAnswerDocument = {
  readonly cart: CartDocument | null;
  readonly user_errors: readonly { readonly code: UserErrorCode; readonly message: string }[];
};

export function formatCart(cart: Cart): CartDocument {
  return {
    id: cart.id,
    items: cart.items.map(formatCartItem),
    total_quantity: cart.totalQuantity,
    prices: {
      grand_total: formatMoney(cart.prices.grandTotal),
      subtotal_including_tax: formatMoney(cart.prices.subtotal),
      saved: formatMoney(cart.prices.saved),
    },
    shipping_addresses: [],
    billing_address: null,
    applied_coupons: cart.appliedCoupons.map((code) => ({ code })),
    email: cart.email,
    is_virtual: cart.isVirtual,
    errors: [],
  };
}

/**
 * Reads what {@link formatCart} writes; `undefined` for anything else. One line that cannot be read
 * makes the whole cart unreadable: a shopper sees the right cart or none.
 */
export const parseCart: Reader<Cart> = (value) => {
  const document = readCart(value);
  if (!document) return undefined;
  const { id, items, prices, email } = document;
  return {
    id,
    items,
    totalQuantity: document.total_quantity,
    prices: {
      grandTotal: prices.grand_total,
      subtotal: prices.subtotal_including_tax,
      saved: prices.saved,
    },
    appliedCoupons: document.applied_coupons.map(({ code }) => code),
    email,
    isVirtual: document.is_virtual,
  };
};

export const formatCartAnswer = ({ cart, userErrors }: CartAnswer): CartAnswerDocument => ({
  cart: cart && formatCart(cart),
  user_errors: userErrors.map(({ code, message }) => ({ code, message })),
});

/** Reads what {@link formatCartAnswer} writes; a code that this shop does not know is `UNDEFINED`. */
export const parseCartAnswer: Reader<CartAnswer> = (value) => {
  const document = readAnswer(value);
  return document && { cart: document.cart, userErrors: document.user_errors };
};

const readCart = readFields({
  id: readText,
  items: readListOf(parseCartItem),
  total_quantity: readCount,
  prices: readFields({
    grand_total: parseMoney,
    subtotal_including_tax: parseMoney,
    saved: parseMoney,
  }),
  applied_coupons: readListOf(readFields({ code: readText })),
  email: readNullOr(readText),
  is_virtual: readFlag,
});

function parseErrorCode(value: unknown): UserErrorCode | undefined {
  if (typeof value !== 'string') return undefined;
  return USER_ERROR_CODES.find((code) => code === value) ?? 'UNDEFINED';
}

const readAnswer = readFields({
  cart: readNullOr(parseCart),
  user_errors: readListOf(readFields<UserError>({ code: parseErrorCode, message: readText })),
});
