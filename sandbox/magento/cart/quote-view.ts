import { couponOf } from '#adapters/embedded/cart-coupon.ts';
import type { CartOffer } from '#adapters/embedded/cart-offer.ts';
import type { Article } from '#adapters/embedded/catalogue-store.ts';
import type { StoredLine } from '#adapters/embedded/line-statements.ts';
import { cartPrices } from '#src/cart/cart-prices.ts';
import type { CartPrices } from '#src/cart/cart.ts';
import { type Coupon, findCoupon, sameCoupon } from '#src/cart/coupon.ts';
import { vatPercent } from '#src/pricing/included-vat.ts';
import { euroCents, type Money } from '#src/pricing/money.ts';
import { COUNTRIES, type Locale } from '#src/shared/locale.ts';
import { type MagentoAddress, parseAddress, withoutEmptyTexts } from './magento-address.ts';
import { type MessageLanguage, translatePhrase } from './phrases.ts';
import type { Quote } from './quote.ts';

/** A snapshot of a cart. */
export type QuoteView = {
  readonly id: string;
  readonly locale: Locale;
  readonly email: string | null;
  /** A null line has a product that Magento cannot find. */
  readonly lines: readonly (QuoteLine | null)[];
  /** Discount of each line, by line id. */
  readonly discounts: ReadonlyMap<number, Money>;
  readonly prices: CartPrices;
  readonly vatPercent: number;
  readonly coupon?: AppliedCoupon;
  readonly shippingAddress?: MagentoAddress;
  readonly billingAddress?: MagentoAddress;
  readonly quote: Quote;
};

export type AppliedCoupon = { readonly code: string; readonly label: string };

export type QuoteLine = {
  readonly line: StoredLine;
  readonly offer: CartOffer;
  readonly article: Article;
  /** Stock message, if the quantity is unavailable. */
  readonly shortage?: string;
};

export function viewQuote(quote: Quote): QuoteView {
  const { id, statements, locale, faults } = quote;
  const stored = statements.cart(id);
  const shippingAddress = storedAddress(quote, 'shipping', stored?.shippingAddress);
  const billingAddress = storedAddress(quote, 'billing', stored?.billingAddress);
  const country = shippingAddress?.country_code;
  const percent = vatPercent(
    locale,
    COUNTRIES.find((one) => one === country),
  );
  const rows = statements.lines(id);
  const inAll = quantities(rows);
  const lines = rows.map((line) =>
    quoteLine(quote, line, (inAll.get(line.sku) ?? 0) - line.quantity),
  );
  const known = lines.filter((line) => line !== null);
  const applied = couponOf(quote);
  const coupon = applied?.discount.ok ? findCoupon(quote.shop.coupons, applied.code) : undefined;
  const discount = applied?.discount.ok ? applied.discount.value : euroCents(0);
  return {
    id,
    locale,
    email: stored?.email ?? null,
    lines: faults.nullLines ? [...lines, null] : lines,
    discounts: discountsOf(known, discount, coupon),
    prices: cartPrices(known.map(priced), discount, percent),
    vatPercent: percent,
    ...(coupon && {
      coupon: { code: typedCode(quote, coupon), label: coupon.label ?? coupon.code },
    }),
    ...(shippingAddress && { shippingAddress }),
    ...(billingAddress && { billingAddress }),
    quote,
  };
}

function storedAddress(
  { setAddresses }: Quote,
  kind: 'billing' | 'shipping',
  written: string | null | undefined,
): MagentoAddress | undefined {
  const address = parseAddress(written);
  return address && (setAddresses.has(kind) ? address : withoutEmptyTexts(address));
}

/** Magento shows a code as it was typed. */
function typedCode({ notes }: Quote, { code }: Coupon): string {
  const typed = notes.read('coupon') ?? code;
  return sameCoupon(typed, code) ? typed : code;
}

/** Total quantity per SKU. */
function quantities(lines: readonly StoredLine[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { sku, quantity } of lines) found.set(sku, (found.get(sku) ?? 0) + quantity);
  return found;
}

function quoteLine(quote: Quote, line: StoredLine, otherLinesQuantity: number): QuoteLine | null {
  const offer = quote.shop.offerOf(line.sku, line.optionUids);
  const article = quote.shop.store.article(line.sku);
  if (!offer || !article) return null;
  const shortage = stockMessage(quote, offer, line.quantity, otherLinesQuantity);
  return { line, offer, article, ...(shortage !== undefined && { shortage }) };
}

function discountsOf(
  lines: readonly QuoteLine[],
  discount: Money,
  coupon: Coupon | undefined,
): ReadonlyMap<number, Money> {
  const weights = lines.map((line) => discountable(line, coupon));
  const shares = allocateCents(discount.cents, weights);
  return new Map(lines.map(({ line }, index) => [line.id, euroCents(shares[index] ?? 0)]));
}

const priced = ({ line, offer }: QuoteLine) => ({
  quantity: line.quantity,
  regularPrice: offer.price.regular,
  rowTotal: rowTotal({ line, offer }),
});

export const rowTotal = ({ line, offer }: Pick<QuoteLine, 'line' | 'offer'>): Money =>
  euroCents(offer.price.final.cents * line.quantity);

/** Amount of a line that the coupon applies to, in cents. */
const discountable = (one: QuoteLine, coupon: Coupon | undefined): number => {
  const isFor =
    !coupon?.categoryIds || one.offer.categoryIds.some((id) => coupon.categoryIds?.includes(id));
  return isFor ? rowTotal(one).cents : 0;
};

/** Splits an amount in cents by weights. The parts add up to the amount, and none is negative. */
export function allocateCents(cents: number, weights: readonly number[]): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  let allocated = 0;
  return weights.map((weight) => {
    const before = Math.round((cents * allocated) / total);
    allocated += weight;
    return Math.round((cents * allocated) / total) - before;
  });
}

/** Like {@link stockMessage}, for a quantity that a client asks for: it may be no whole number. */
export const quantityMessage = (...request: Parameters<typeof stockMessage>): string | undefined =>
  Number.isInteger(request[2])
    ? stockMessage(...request)
    : translatePhrase(request[0], 'You cannot use decimal quantity for this product.');

/**
 * Returns why a line cannot hold this quantity, while other lines of the SKU hold
 * `otherLinesQuantity`.
 */
export function stockMessage(
  language: MessageLanguage,
  offer: CartOffer,
  requested: number,
  otherLinesQuantity: number,
): string | undefined {
  if (requested > MAX_SALE_QUANTITY) {
    return translatePhrase(
      language,
      'The requested qty exceeds the maximum qty allowed in shopping cart',
    );
  }
  return requested + otherLinesQuantity > offer.stock
    ? translatePhrase(language, 'The requested qty is not available')
    : undefined;
}

/** `Maximum Qty Allowed in Shopping Cart`, by default. */
const MAX_SALE_QUANTITY = 10_000;
