import { type Address, parseAddressDocument } from '#src/address/address.ts';
import { cartPrices, totalQuantity } from '#src/cart/cart-prices.ts';
import { toUserError } from '#src/cart/cart-refusal.ts';
import { type Cart, type CartItem, EMPTY_CART, type UserError } from '#src/cart/cart.ts';
import { checkStockOfLines, type StockedLine, toLineError } from '#src/cart/stock-shortages.ts';
import { vatPercent } from '#src/pricing/included-vat.ts';
import { euroCents } from '#src/pricing/money.ts';
import type { Locale } from '#src/shared/locale.ts';
import { type CartContext, messageContextOf } from './cart-context.ts';
import type { CartCoupon } from './cart-coupon.ts';
import type { CartOffer } from './cart-offer.ts';
import type { StoredLine } from './line-statements.ts';

/**
 * Returns the cart at today's prices, in the locale's texts, with the VAT of the country it ships
 * to. Leaves out lines whose product is no longer sold.
 */
export function toCart(cart: CartContext, coupon: CartCoupon | undefined): Cart {
  const { id, statements, shop, locale } = cart;
  const stored = statements.cart(id);
  const sold = statements.lines(id).flatMap((line) => {
    const offer = shop.offerOf(line.sku, line.optionUids);
    return offer ? [{ item: toCartItem(locale, line, offer), stock: offer.stock }] : [];
  });
  const items = sold.map(({ item }) => item);
  const discount = coupon?.discount.ok ? coupon.discount.value : euroCents(0);
  const billingAddress = readAddress(stored?.billingAddress);
  const shippingAddress = readAddress(stored?.shippingAddress);
  return {
    ...EMPTY_CART,
    id,
    items,
    totalQuantity: totalQuantity(items),
    prices: cartPrices(items, discount, vatPercent(locale, shippingAddress?.country)),
    shippingAddresses: shippingAddress ? [shippingAddress] : [],
    billingAddress: billingAddress ?? null,
    email: stored?.email ?? null,
    appliedCoupons: coupon?.discount.ok ? [coupon.code] : [],
    errors: [
      ...shortages(
        cart,
        sold.map(({ item: { uid, quantity, product }, stock }) => ({
          uid,
          quantity,
          sku: product.sku,
          stock,
        })),
      ),
      ...couponErrors(cart, coupon),
    ],
  };
}

/** Returns why the coupon is not valid, with its code, as shoppers may not remember it. */
function couponErrors(cart: CartContext, coupon: CartCoupon | undefined): readonly UserError[] {
  if (!coupon || coupon.discount.ok) return [];
  const { code, discount } = coupon;
  const error = toUserError(messageContextOf(cart), { kind: 'coupon', refusal: discount.error });
  return [{ ...error, message: `${code}: ${error.message}`, coupon: code }];
}

/** Returns an error for each variant with less stock than the cart holds, with its lines. */
const shortages = (cart: CartContext, lines: readonly StockedLine[]): readonly UserError[] =>
  checkStockOfLines(lines).flatMap(({ sku, refusal, lineUids }) =>
    refusal ? [toLineError(messageContextOf(cart), { ...refusal, sku }, lineUids)] : [],
  );

function toCartItem(locale: Locale, line: StoredLine, offer: CartOffer): CartItem {
  const { regular, final } = offer.price;
  return {
    ...offer.displayFields(locale),
    uid: formatLineUid(line.id),
    quantity: line.quantity,
    price: final,
    regularPrice: regular,
    rowTotal: euroCents(final.cents * line.quantity),
  };
}

const readAddress = (written: string | null | undefined): Address | undefined =>
  written ? parseAddressDocument(JSON.parse(written)) : undefined;

/* Opaque ids of cart lines, for clients. */

export const formatLineUid = (lineId: number): string => btoa(`line/${lineId}`);

/** Returns the line id in a uid of {@link formatLineUid}, else `undefined`. */
export function parseLineUid(uid: string): number | undefined {
  const lineId = Number(/^line\/(\d{1,15})$/u.exec(decoded(uid))?.[1] ?? NaN);
  return formatLineUid(lineId) === uid ? lineId : undefined;
}

/** Never throws, unlike `atob`; invalid base64 decodes to some other text. */
const decoded = (uid: string): string => Buffer.from(uid, 'base64').toString('latin1');
