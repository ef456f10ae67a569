import type { Address } from '#src/address/address.ts';
import {
  EMPTY_CART,
  type Cart,
  type CartItem,
  type UserError,
  type UserErrorCode,
} from '#src/cart/cart.ts';
import { cartPrices, totalQuantity } from '#src/cart/cart-prices.ts';
import { couponError, type CouponRefusal } from '#src/cart/evaluate-coupon.ts';
import type { StockRefusal } from '#src/cart/quantity.ts';
import { checkStockOfLines } from '#src/cart/stock-shortages.ts';
import type { IdempotencyRecord } from '#src/cart/retry/idempotency.ts';
import type { SkuWithOptions } from '#src/cart/retry/line-key.ts';
import { vatPercent } from '#src/pricing/included-vat.ts';
import { euroCents, type Money } from '#src/pricing/money.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';

/** An article of the price list. */
export type ListedArticle = CartItem['product'] &
  SkuWithOptions & {
    readonly cents: number;
    readonly wasCents?: number;
    /** Stock of the SKU, whatever its options. */
    readonly stock: number;
    readonly categoryIds?: readonly number[];
    /** SKU of the product whose price before a variant is chosen is this one's (P3). */
    readonly standsFor?: string;
  };

export type MemoryLine = {
  readonly uid: string;
  readonly article: ListedArticle;
  quantity: number;
};

export type MemoryCart = {
  readonly id: string;
  readonly lines: MemoryLine[];
  readonly actions: Map<string, IdempotencyRecord<readonly UserError[]>>;
  changedAt: number;
  /** The applied coupon, and when it was applied. */
  coupon?: { readonly code: string; readonly at: number } | undefined;
  email?: string;
  shippingAddress?: Address;
  billingAddress?: Address;
};

export const emptyCart = (id: string, changedAt: number): MemoryCart => ({
  id,
  changedAt,
  lines: [],
  actions: new Map(),
});

/** Returns one user error, with its code as message. */
export const refused = (code: UserErrorCode, quantity?: number): readonly UserError[] => [
  { code, message: code, ...(quantity !== undefined && { quantity }) },
];

/** Returns the user error of a stock refusal. */
export const stockRefused = (refusal: StockRefusal): readonly UserError[] =>
  refused(STOCK_CODES[refusal.kind], 'stock' in refusal ? refusal.stock : undefined);

const STOCK_CODES: Readonly<Record<StockRefusal['kind'], UserErrorCode>> = {
  'odd-quantity': 'INVALID_PARAMETER_VALUE',
  'sold-out': 'NOT_SALABLE',
  'too-few-left': 'INSUFFICIENT_STOCK',
};

/** `discount` is that of the cart's coupon, if it has one. */
export function toCart(
  { id, lines, coupon, email, shippingAddress, billingAddress }: MemoryCart,
  locale: Locale,
  discount: Result<Money, CouponRefusal> | undefined,
): Cart {
  const items = lines.map(toItem);
  const discountCents = discount?.ok ? discount.value : undefined;
  return {
    ...EMPTY_CART,
    id,
    items,
    totalQuantity: totalQuantity(items),
    prices: cartPrices(items, discountCents, vatPercent(locale, shippingAddress?.country)),
    appliedCoupons: discountCents && coupon ? [coupon.code] : [],
    email: email ?? null,
    shippingAddresses: shippingAddress ? [shippingAddress] : [],
    billingAddress: billingAddress ?? null,
    errors: [...shortages(lines), ...couponErrors(coupon?.code, discount)],
  };
}

const shortages = (lines: readonly MemoryLine[]): readonly UserError[] =>
  checkStockOfLines(
    lines.map(({ uid, quantity, article: { sku, stock } }) => ({ uid, quantity, sku, stock })),
  ).flatMap(({ refusal, lineUids }) =>
    refusal ? stockRefused(refusal).map((error) => Object.assign({}, error, { lineUids })) : [],
  );

const couponErrors = (
  code: string | undefined,
  discount: Result<Money, CouponRefusal> | undefined,
): readonly UserError[] =>
  discount?.ok === false
    ? [{ ...couponError(discount.error, discount.error.kind), ...(code && { coupon: code }) }]
    : [];

function toItem({ uid, quantity, article }: MemoryLine): CartItem {
  const { cents, wasCents = cents, sku, name, url, image, optionUids = [] } = article;
  return {
    uid,
    quantity,
    product: { sku, name, url, image },
    options: optionUids.map((uid) => ({ label: uid, value: uid, uid })),
    price: euroCents(cents),
    regularPrice: euroCents(wasCents),
    rowTotal: euroCents(cents * quantity),
  };
}
