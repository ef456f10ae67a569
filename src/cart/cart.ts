import type { Address } from '../address/address.ts';
import type { Picture } from '../catalog/product.ts';
import { parseSize } from '../filters/filter-slug.ts';
import type { Money } from '../pricing/money.ts';

/** A shopping cart (C1). */
export type Cart = {
  /** Empty until the commerce backend has created a cart. */
  readonly id: string;
  readonly items: readonly CartItem[];
  readonly totalQuantity: number;
  readonly prices: CartPrices;
  /** The shipping addresses (C9); empty until one was entered. */
  readonly shippingAddresses: readonly Address[];
  /** The billing address; `null` until one was entered. */
  readonly billingAddress: Address | null;
  /** The codes of coupons, as the commerce backend writes them: as defined, or as typed. */
  readonly appliedCoupons: readonly string[];
  readonly email: string | null;
  readonly isVirtual: boolean;
  /** Errors that the commerce backend found in the cart when it read it (C3). */
  readonly errors: readonly UserError[];
};

export type CartItem = {
  readonly uid: string;
  readonly quantity: number;
  readonly product: {
    /** SKU of the chosen variant. */
    readonly sku: string;
    readonly name: string;
    /** Path of the product's page with this variant chosen. */
    readonly url: string;
    readonly image: Picture;
  };
  /**
   * SKU of the product that the variant belongs to, by which the line is added again. Absent in
   * carts that were stored before lines had it.
   */
  readonly productSku?: string;
  /** The chosen options: `{label: 'Maat', value: '160 × 200 cm'}`. */
  readonly options: readonly CartItemOption[];
  readonly price: Money;
  readonly regularPrice: Money;
  readonly rowTotal: Money;
};

/** `uid` identifies an option chosen besides the variant, for example a part of a bundle. */
export type CartItemOption = {
  readonly label: string;
  readonly value: string;
  readonly uid?: string;
};

/** Writes a size as the value of a line's option: `160x200` as `160 × 200 cm`, as product pages do. */
export const sizeOptionValue = (size: string): string => `${size.replace('x', ' × ')} cm`;

/** Reads the size of an option's value: `160x200` of `160 × 200 cm`, else the value itself. */
export const sizeOfOptionValue = (value: string): string =>
  parseSize(value.replace('×', 'x').replace(/\s/gu, '').replace(/cm$/u, '')) ?? value;

export type CartPrices = {
  /** The subtotal less the discount, plus delivery where it is calculated; see `cartTotal`. */
  readonly grandTotal: Money;
  /** The price of all products. */
  readonly subtotal: Money;
  /** The discount of the coupon, as an amount from 0. */
  readonly discount: Money;
  /** The reduction from the was-prices. */
  readonly saved: Money;
  /** Delivery cost of the commerce backend; absent if it has not calculated one. */
  readonly delivery?: Money;
  /** The VAT included in the grand total, by rate; empty if nothing is paid. */
  readonly taxes: readonly CartTax[];
};

/** `percent`: VAT rate in whole percent of the net amount; `amount`: the VAT itself. */
export type CartTax = { readonly percent: number; readonly amount: Money };

const ZERO: Money = { cents: 0, currency: 'EUR' };

/** The initial cart: no id, no items (C1). */
export const EMPTY_CART: Cart = {
  id: '',
  items: [],
  totalQuantity: 0,
  prices: { grandTotal: ZERO, subtotal: ZERO, discount: ZERO, saved: ZERO, taxes: [] },
  shippingAddresses: [],
  billingAddress: null,
  appliedCoupons: [],
  email: null,
  isVirtual: false,
  errors: [],
};

/**
 * A line to add: a quantity of one variant, from 1 to `MAX_LINE_QUANTITY`, and the options chosen
 * besides the variant, by their ids of the commerce backend. The SKU of a product stands for its
 * variant if it has only one.
 */
export type NewCartItem = {
  readonly sku: string;
  readonly quantity: number;
  readonly optionUids?: readonly string[];
  /**
   * SKU of the product that the variant belongs to. Magento finds a variant by its product only;
   * the embedded shop needs none.
   */
  readonly productSku?: string;
};

/** A line to change: 0 removes it. */
export type CartItemChange = { readonly uid: string; readonly quantity: number };

/**
 * Why the commerce backend refused part of a change while the rest was made, or an error of a cart.
 * Shoppers get a message by `code`; `message` is the fallback for an unknown code.
 */
export type UserError = {
  readonly code: UserErrorCode;
  readonly message: string;
  /** The available quantity, if more was requested. */
  readonly quantity?: number;
  /** The amount missing from the minimum order value of a coupon. */
  readonly missing?: Money;
  /** The affected cart lines, if reported. */
  readonly lineUids?: readonly string[];
  /** The affected coupon code, unless the shopper has just entered it. */
  readonly coupon?: string;
};

export const USER_ERROR_CODES = [
  'CART_NOT_FOUND',
  'CART_NOT_ACTIVE',
  'CART_CHANGED',
  'PRODUCT_NOT_FOUND',
  'NOT_SALABLE',
  'INSUFFICIENT_STOCK',
  'COULD_NOT_FIND_CART_ITEM',
  'CART_FULL',
  'INVALID_PARAMETER_VALUE',
  'REQUIRED_PARAMETER_MISSING',
  'COUPON_NOT_FOUND',
  'COUPON_NOT_YET_VALID',
  'COUPON_EXPIRED',
  'COUPON_BELOW_MINIMUM',
  'COUPON_WITHOUT_EFFECT',
  'COUPON_USED',
  'COUPON_NOT_VALID',
  'INVALID_ADDRESS',
  'INVALID_EMAIL',
  'UNDEFINED',
] as const;

export type UserErrorCode = (typeof USER_ERROR_CODES)[number];

/** The commerce backend's answer to a change (C2). `cart` is `null` if no cart has the id. */
export type CartAnswer = { readonly cart: Cart | null; readonly userErrors: readonly UserError[] };

/**
 * Name of the cookie that identifies a shopper's cart to the server for pages used without
 * JavaScript. The browser code maintains it too, so that both modes share one cart.
 */
export const CART_COOKIE = 'cart_id';

/** Lifetime of the cookie after the last change of the cart, in seconds: 30 days. */
export const CART_COOKIE_LIFETIME = 30 * 24 * 60 * 60;

/**
 * Whether a text has the format of a cart id of the commerce systems. Text in any other format was
 * never a cart id, wherever it is stored.
 */
export const isCartId = (text: string): boolean => /^[\w-]{1,64}$/u.test(text);

/** The first error of one line of a cart. */
export const findLineError = (errors: readonly UserError[], uid: string): UserError | undefined =>
  errors.find(({ lineUids }) => lineUids?.includes(uid));

/** The errors of a cart that concern no single line. */
export const cartLevelErrors = (errors: readonly UserError[]): readonly UserError[] =>
  errors.filter(({ lineUids }) => lineUids === undefined);
