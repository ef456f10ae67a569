import type { Money } from '../pricing/money.ts';
import type { Picture } from '../catalog/product.ts';
import type { Address } from '../address/address.ts';

/** What a shopper is about to buy (C1). */
export type Cart = {
  /** Empty until the commerce side has made a cart. */
  readonly id: string;
  readonly items: readonly CartItem[];
  readonly totalQuantity: number;
  readonly prices: CartPrices;
  /** Where the goods go (C9): none until one was entered. */
  readonly shippingAddresses: readonly Address[];
  /** Where the bill goes; null until one was entered. */
  readonly billingAddress: Address | null;
  readonly appliedCoupons: readonly string[];
  readonly email: string | null;
  readonly isVirtual: boolean;
  /** What the commerce side found wrong with the cart when it read it (C3). */
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
  /** What was chosen: `{label: 'Maat', value: '160 x 200 cm'}`. */
  readonly options: readonly CartItemOption[];
  readonly price: Money;
  readonly regularPrice: Money;
  readonly rowTotal: Money;
};

/** `uid` names a choice that was made beside the variant, as of a bundle's parts. */
export type CartItemOption = {
  readonly label: string;
  readonly value: string;
  readonly uid?: string;
};

export type CartPrices = {
  /** The subtotal less the discount, and with the delivery where that is told; see `cartTotal`. */
  readonly grandTotal: Money;
  /** What the goods cost. */
  readonly subtotal: Money;
  /** What the coupon takes off, as an amount from 0. */
  readonly discount: Money;
  /** What is saved against the was-prices. */
  readonly saved: Money;
  /** What the commerce side asks for the delivery; left out where it has not reckoned with one. */
  readonly delivery?: Money;
  /** The VAT that the grand total holds, by rate; none where nothing is paid. */
  readonly taxes: readonly CartTax[];
};

/** So many whole percent of the net amount, and what that comes to. */
export type CartTax = { readonly percent: number; readonly amount: Money };

const ZERO: Money = { cents: 0, currency: 'EUR' };

/** The cart before anything happened: no id, no items (C1). */
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
 * A line to add: so many of one variant, from 1 to `MOST_PER_LINE`; and what was chosen beside the
 * variant, by the names that the commerce side gave the choices. The SKU of a product stands for the
 * variant whose price it shows before one is chosen (P3).
 */
export type NewCartItem = {
  readonly sku: string;
  readonly quantity: number;
  readonly optionUids?: readonly string[];
};

/** A line to change: 0 removes it. */
export type CartItemChange = { readonly uid: string; readonly quantity: number };

/**
 * Why the commerce side refused part of a change, of which the rest was made; or what it found wrong
 * with a cart. Shoppers are told by its code; `message` is for a code that nobody knows.
 */
export type UserError = {
  readonly code: UserErrorCode;
  readonly message: string;
  /** How many of it there are, where more were wanted. */
  readonly quantity?: number;
  /** How much more has to be in the cart, where a coupon asks for that. */
  readonly missing?: Money;
  /** The lines of the cart that it is about, where it tells which. */
  readonly lineUids?: readonly string[];
  /** The code of the coupon that it is about, where nobody has just typed that. */
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

/** The commerce side's answer to a change (C2). The cart is null where there is none of that id. */
export type CartAnswer = { readonly cart: Cart | null; readonly userErrors: readonly UserError[] };
