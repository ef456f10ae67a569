import {
  type Address,
  type AddressDocument,
  formatAddressDocument,
  parseAddressDocument,
} from '../address/address.ts';
import { formatMoney, type MoneyDocument, parseMoney } from '../pricing/money.ts';
import {
  readCount,
  type Reader,
  readFields,
  readFlag,
  readListOf,
  readNullOr,
  readText,
  withDefault,
  withOptional,
} from '../shared/json-reader.ts';
import { type CartItemDocument, formatCartItem, parseCartItem } from './cart-item-document.ts';
import { type Cart, type CartAnswer, EMPTY_CART } from './cart.ts';
import {
  formatUserErrors,
  parseUserErrors,
  type UserErrorDocument,
} from './user-error-document.ts';

/**
 * The wire format of the cart, also kept in browser storage (C1): JSON with the field names of the
 * commerce backend, and amounts in euros with at most two decimals.
 */
export type CartDocument = {
  readonly id: string;
  readonly items: readonly CartItemDocument[];
  readonly total_quantity: number;
  readonly prices: {
    readonly grand_total: MoneyDocument;
    readonly subtotal_including_tax: MoneyDocument;
    readonly discount: MoneyDocument;
    readonly saved: MoneyDocument;
    readonly delivery?: MoneyDocument;
    readonly applied_taxes: readonly {
      readonly percent: number;
      readonly amount: MoneyDocument;
    }[];
  };
  readonly shipping_addresses: readonly AddressDocument[];
  readonly billing_address: AddressDocument | null;
  readonly applied_coupons: readonly { readonly code: string }[];
  readonly email: string | null;
  readonly is_virtual: boolean;
  readonly errors: readonly UserErrorDocument[];
};

/** The answer to a change of the cart (C2). */
export type CartAnswerDocument = {
  readonly cart: CartDocument | null;
  readonly user_errors: readonly UserErrorDocument[];
};

export function formatCart(cart: Cart): CartDocument {
  return {
    id: cart.id,
    items: cart.items.map(formatCartItem),
    total_quantity: cart.totalQuantity,
    prices: {
      grand_total: formatMoney(cart.prices.grandTotal),
      subtotal_including_tax: formatMoney(cart.prices.subtotal),
      discount: formatMoney(cart.prices.discount),
      saved: formatMoney(cart.prices.saved),
      ...(cart.prices.delivery && { delivery: formatMoney(cart.prices.delivery) }),
      applied_taxes: cart.prices.taxes.map(({ percent, amount }) => ({
        percent,
        amount: formatMoney(amount),
      })),
    },
    shipping_addresses: cart.shippingAddresses.map(formatAddressDocument),
    billing_address: cart.billingAddress && formatAddressDocument(cart.billingAddress),
    applied_coupons: cart.appliedCoupons.map((code) => ({ code })),
    email: cart.email,
    is_virtual: cart.isVirtual,
    errors: formatUserErrors(cart.errors),
  };
}

/**
 * Parses what {@link formatCart} writes; returns `undefined` for anything else. One unreadable line
 * makes the whole cart unreadable: a shopper sees the right cart or none.
 *
 * Discount, VAT, addresses and errors are optional, so that carts stored before these fields
 * existed can still be read.
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
      discount: prices.discount,
      saved: prices.saved,
      ...(prices.delivery && { delivery: prices.delivery }),
      taxes: prices.applied_taxes,
    },
    shippingAddresses: document.shipping_addresses,
    billingAddress: document.billing_address,
    appliedCoupons: document.applied_coupons.map(({ code }) => code),
    email,
    isVirtual: document.is_virtual,
    errors: document.errors,
  };
};

export const formatCartAnswer = ({ cart, userErrors }: CartAnswer): CartAnswerDocument => ({
  cart: cart && formatCart(cart),
  user_errors: formatUserErrors(userErrors),
});

/** Parses what {@link formatCartAnswer} writes. */
export const parseCartAnswer: Reader<CartAnswer> = (value) => {
  const document = readAnswer(value);
  return document && { cart: document.cart, userErrors: document.user_errors };
};

const readCart = readFields({
  id: readText,
  items: readListOf(parseCartItem),
  total_quantity: readCount,
  prices: withOptional(
    readFields({
      grand_total: parseMoney,
      subtotal_including_tax: parseMoney,
      discount: withDefault(parseMoney, EMPTY_CART.prices.discount),
      saved: parseMoney,
      applied_taxes: withDefault(
        readListOf(readFields({ percent: readCount, amount: parseMoney })),
        [],
      ),
    }),
    { delivery: parseMoney },
  ),
  shipping_addresses: withDefault(readListOf(parseAddressDocument), []),
  billing_address: withDefault<Address | null>(parseAddressDocument, null),
  applied_coupons: readListOf(readFields({ code: readText })),
  email: readNullOr(readText),
  is_virtual: readFlag,
  errors: withDefault(parseUserErrors, []),
});

const readAnswer = readFields({ cart: readNullOr(parseCart), user_errors: parseUserErrors });
