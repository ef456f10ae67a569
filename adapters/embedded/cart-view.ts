import { parseAddressDocument } from '#src/address/address-document.ts';
import type { Address } from '#src/address/address.ts';
import { EMPTY_CART, type Cart, type CartItem, type UserError } from '#src/cart/cart.ts';
import { cartPrices, totalQuantity } from '#src/cart/cart-prices.ts';
import { vatPercent } from '#src/pricing/included-vat.ts';
import { euros } from '#src/pricing/money.ts';
import { stockRefusal } from './cart-changes.ts';
import type { CartCoupon } from './cart-coupon.ts';
import type { CartOffer } from './cart-offer.ts';
import { toUserError, type CartRefusal } from '#src/cart/cart-refusal.ts';
import type { CartLine } from './line-statements.ts';
import { formatLineUid } from './line-uid.ts';
import { tellerOf, type OpenCart } from './open-cart.ts';

/**
 * A cart at today's prices and in the words of its shop, with the VAT of the country its goods go to. A line
 * whose product is no longer sold is left out.
 */
export function toCart(cart: OpenCart, coupon: CartCoupon | undefined): Cart {
  const { id, statements, shop, locale } = cart;
  const kept = statements.cart(id);
  const sold = statements.lines(id).flatMap((line) => {
    const offer = shop.offerOf(line.sku, line.optionUids);
    return offer ? [{ line, offer }] : [];
  });
  const items = sold.map(({ line, offer }) => toCartItem(cart, line, offer));
  const discount = coupon?.discount.ok ? coupon.discount.value : euros(0);
  const billingAddress = readAddress(kept?.billingAddress);
  const shippingAddress = readAddress(kept?.shippingAddress);
  return {
    ...EMPTY_CART,
    id,
    items,
    totalQuantity: totalQuantity(items),
    prices: cartPrices(items, discount, vatPercent(locale, shippingAddress?.country)),
    shippingAddresses: shippingAddress ? [shippingAddress] : [],
    billingAddress: billingAddress ?? null,
    email: kept?.email ?? null,
    appliedCoupons: coupon?.discount.ok ? [coupon.code] : [],
    errors: wrongs(sold, coupon).map((refusal) => toldOf(cart, coupon, refusal)),
  };
}

/** A coupon that was applied long ago is named: nobody remembers which one "this" is. */
function toldOf(cart: OpenCart, coupon: CartCoupon | undefined, refusal: CartRefusal): UserError {
  const error = toUserError(tellerOf(cart), refusal);
  if (refusal.kind !== 'coupon' || coupon === undefined) return error;
  return { ...error, message: `${coupon.code}: ${error.message}` };
}

type SoldLine = { readonly line: CartLine; readonly offer: CartOffer };

/** What is wrong with a cart since it was filled: fewer are left, or its coupon does not hold. */
const wrongs = (
  sold: readonly SoldLine[],
  coupon: CartCoupon | undefined,
): readonly CartRefusal[] => [
  ...shortages(sold),
  ...(coupon?.discount.ok === false
    ? [{ kind: 'coupon', refusal: coupon.discount.error } as const]
    : []),
];

/** Each variant of which there is no longer enough, once. */
function shortages(sold: readonly SoldLine[]): readonly CartRefusal[] {
  const linesOf = new Map<string, SoldLine[]>();
  for (const one of sold) {
    const lines = linesOf.get(one.offer.sku);
    if (lines) lines.push(one);
    else linesOf.set(one.offer.sku, [one]);
  }
  return Array.from(linesOf.values()).flatMap((lines) => shortageOf(lines) ?? []);
}

function shortageOf([first, ...others]: readonly SoldLine[]): CartRefusal | undefined {
  if (!first) return undefined;
  const elsewhere = totalQuantity(others.map(({ line }) => line));
  return stockRefusal(first.offer, first.line.quantity, elsewhere);
}

function toCartItem({ locale }: OpenCart, line: CartLine, offer: CartOffer): CartItem {
  const { regular, final } = offer.price;
  return {
    ...offer.words(locale),
    uid: formatLineUid(line.id),
    quantity: line.quantity,
    price: final,
    regularPrice: regular,
    rowTotal: euros(final.cents * line.quantity),
  };
}

const readAddress = (written: string | null | undefined): Address | undefined =>
  written ? parseAddressDocument(JSON.parse(written)) : undefined;
