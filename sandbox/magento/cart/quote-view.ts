import { couponOf } from '#adapters/embedded/cart-coupon.ts';
import type { CartOffer } from '#adapters/embedded/cart-offer.ts';
import type { Article } from '#adapters/embedded/catalogue-store.ts';
import type { CartLine } from '#adapters/embedded/line-statements.ts';
import { cartPrices } from '#src/cart/cart-prices.ts';
import { findCoupon } from '#src/cart/coupon-code.ts';
import type { CartPrices } from '#src/cart/cart.ts';
import type { Coupon } from '#src/cart/coupon.ts';
import { vatPercent } from '#src/pricing/included-vat.ts';
import { euros, type Money } from '#src/pricing/money.ts';
import { COUNTRIES } from '#src/shared/country.ts';
import type { Locale } from '#src/shared/locale.ts';
import { parseAddress, type MagentoAddress } from './magento-address.ts';
import type { Quote } from './quote.ts';
import { shareOut } from './share-out.ts';
import { stockMessage } from './stock-message.ts';

/** A cart as it is at one moment. */
export type QuoteView = {
  readonly id: string;
  readonly locale: Locale;
  readonly email: string | null;
  /** A line of null is one whose product Magento cannot find. */
  readonly lines: readonly (QuoteLine | null)[];
  readonly prices: CartPrices;
  readonly vatPercent: number;
  readonly coupon?: AppliedCoupon;
  readonly shippingAddress?: MagentoAddress;
  readonly billingAddress?: MagentoAddress;
  readonly quote: Quote;
};

export type AppliedCoupon = { readonly code: string; readonly label: string };

export type QuoteLine = {
  readonly line: CartLine;
  readonly offer: CartOffer;
  readonly article: Article;
  /** What the coupon takes off it. */
  readonly discount: Money;
  /** Why there are not so many. */
  readonly shortage?: string;
};

/** `destination` is the country whose VAT the totals hold, where it is not that of the address. */
export function viewQuote(quote: Quote, destination?: string): QuoteView {
  const { id, statements, locale, faults } = quote;
  const kept = statements.cart(id);
  const shippingAddress = parseAddress(kept?.shippingAddress);
  const billingAddress = parseAddress(kept?.billingAddress);
  const country = destination ?? shippingAddress?.country_code;
  const percent = vatPercent(
    locale,
    COUNTRIES.find((one) => one === country),
  );
  const sold = statements.lines(id).map((line) => soldLine(quote, line));
  const known = sold.filter((line) => line !== null);
  const applied = couponOf(quote);
  const discount = applied?.discount.ok ? applied.discount.value : euros(0);
  const coupon = applied?.discount.ok ? findCoupon(quote.shop.coupons, applied.code) : undefined;
  const shares = shareOut(
    discount.cents,
    known.map((line) => discountable(line, coupon)),
  );
  return {
    id,
    locale,
    email: kept?.email ?? null,
    lines: [
      ...sold.map((one) => one && { ...one, discount: euros(shares[known.indexOf(one)] ?? 0) }),
      ...(faults.nullLines ? [null] : []),
    ],
    prices: cartPrices(known.map(priced), discount, percent),
    vatPercent: percent,
    ...(coupon && { coupon: { code: coupon.code, label: coupon.label ?? coupon.code } }),
    ...(shippingAddress && { shippingAddress }),
    ...(billingAddress && { billingAddress }),
    quote,
  };
}

type SoldLine = Omit<QuoteLine, 'discount'>;

function soldLine(quote: Quote, line: CartLine): SoldLine | null {
  const offer = quote.shop.offerOf(line.sku, line.optionUids);
  const article = quote.shop.store.article(line.sku);
  if (!offer || !article) return null;
  const shortage = stockMessage(quote, offer, line.quantity, line);
  return { line, offer, article, ...(shortage !== undefined && { shortage }) };
}

const priced = ({ line, offer }: SoldLine) => ({
  quantity: line.quantity,
  regularPrice: offer.price.regular,
  rowTotal: rowTotal({ line, offer }),
});

export const rowTotal = ({ line, offer }: Pick<SoldLine, 'line' | 'offer'>): Money =>
  euros(offer.price.final.cents * line.quantity);

/** How much of a line the coupon is for, in cents. */
const discountable = (one: SoldLine, coupon: Coupon | undefined): number => {
  const isFor =
    !coupon?.categoryIds || one.offer.categoryIds.some((id) => coupon.categoryIds?.includes(id));
  return isFor ? rowTotal(one).cents : 0;
};
