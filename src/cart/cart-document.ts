import type { Picture } from '../catalog/product.ts';
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
  type CartItem,
  type UserError,
  type UserErrorCode,
} from './cart.ts';

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

export type CartItemDocument = {
  readonly uid: string;
  readonly quantity: number;
  readonly product: {
    readonly sku: string;
    readonly name: string;
    readonly url: string;
    readonly image: Picture;
  };
  readonly options: readonly { readonly label: string; readonly value: string }[];
  readonly prices: {
    readonly price: MoneyDocument;
    readonly regular_price: MoneyDocument;
    readonly row_total: MoneyDocument;
  };
};

/** The answer to a change of the cart (C2). */
export type CartAnswerDocument = {
  readonly cart: CartDocument | null;
  readonly user_errors: readonly { readonly code: UserErrorCode; readonly message: string }[];
};

export function formatCart(cart: Cart): CartDocument {
  return {
    id: cart.id,
    items: cart.items.map(formatItem),
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

export const formatCartAnswer = ({ cart, userErrors }: CartAnswer): CartAnswerDocument => ({
  cart: cart && formatCart(cart),
  user_errors: userErrors.map(({ code, message }) => ({ code, message })),
});

/**
 * Reads what {@link formatCart} writes; `undefined` for anything else. One line that cannot be read
 * makes the whole cart unreadable: a shopper sees the right cart or none.
 */
export const parseCart: Reader<Cart> = (value) => {
  const document = readDocument(value);
  return (
    document && {
      id: document.id,
      items: document.items,
      totalQuantity: document.total_quantity,
      prices: {
        grandTotal: document.prices.grand_total,
        subtotal: document.prices.subtotal_including_tax,
        saved: document.prices.saved,
      },
      appliedCoupons: document.applied_coupons.map(({ code }) => code),
      email: document.email,
      isVirtual: document.is_virtual,
    }
  );
};

/** Reads what {@link formatCartAnswer} writes; a code that this shop does not know is `UNDEFINED`. */
export const parseCartAnswer: Reader<CartAnswer> = (value) => {
  const document = readAnswer(value);
  return document && { cart: document.cart, userErrors: document.user_errors };
};

function formatItem({ uid, quantity, product, options, ...prices }: CartItem): CartItemDocument {
  const { sku, name, url, image } = product;
  const { path, width, height, alt } = image;
  return {
    uid,
    quantity,
    product: { sku, name, url, image: { path, width, height, alt } },
    options: options.map(({ label, value }) => ({ label, value })),
    prices: {
      price: formatMoney(prices.price),
      regular_price: formatMoney(prices.regularPrice),
      row_total: formatMoney(prices.rowTotal),
    },
  };
}

function parseItem(value: unknown): CartItem | undefined {
  const document = readItem(value);
  if (!document) return undefined;
  const { prices, ...item } = document;
  return {
    ...item,
    price: prices.price,
    regularPrice: prices.regular_price,
    rowTotal: prices.row_total,
  };
}

function parseErrorCode(value: unknown): UserErrorCode | undefined {
  if (typeof value !== 'string') return undefined;
  return USER_ERROR_CODES.find((code) => code === value) ?? 'UNDEFINED';
}

const readItem = readFields({
  uid: readText,
  quantity: readCount,
  product: readFields<CartItem['product']>({
    sku: readText,
    name: readText,
    url: readText,
    image: readFields<Picture>({
      path: readText,
      width: readCount,
      height: readCount,
      alt: readText,
    }),
  }),
  options: readListOf(readFields({ label: readText, value: readText })),
  prices: readFields({ price: parseMoney, regular_price: parseMoney, row_total: parseMoney }),
});

const readDocument = readFields({
  id: readText,
  items: readListOf(parseItem),
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

const readAnswer = readFields({
  cart: readNullOr(parseCart),
  user_errors: readListOf(readFields<UserError>({ code: parseErrorCode, message: readText })),
});
