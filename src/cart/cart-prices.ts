import { includedVat } from '../pricing/included-vat.ts';
import { euroCents, type Money } from '../pricing/money.ts';
import type { CartItem, CartPrices, CartTax } from './cart.ts';

/** The fields of a cart line needed for totals. */
type PricedLine = Pick<CartItem, 'quantity' | 'regularPrice' | 'rowTotal'>;

/**
 * Calculates the prices of a cart. The discount never exceeds the subtotal, so that no total is
 * negative. `saved` counts reductions from was-prices only, without the discount; a line that costs
 * more than before saves nothing. `vatPercent` is the VAT rate included in the prices; if given,
 * the VAT is calculated once from the amount paid, so that the parts add up to the total.
 */
export function cartPrices(
  items: readonly PricedLine[],
  discount: Money = euroCents(0),
  vatPercent?: number,
): CartPrices {
  const subtotal = sum(items.map(({ rowTotal }) => rowTotal.cents));
  const discountCents = Math.max(Math.min(discount.cents, subtotal), 0);
  const grandTotal = euroCents(Math.max(subtotal - discountCents, 0));
  return {
    subtotal: euroCents(subtotal),
    discount: euroCents(discountCents),
    grandTotal,
    saved: savedIn(items),
    taxes: vatPercent === undefined ? [] : taxesOf(grandTotal, vatPercent),
  };
}

/** What lines are cheaper than before; one that costs more saves nothing. */
export const savedIn = (items: readonly PricedLine[]): Money =>
  euroCents(sum(items.map(savedCents)));

const taxesOf = (total: Money, percent: number): readonly CartTax[] =>
  total.cents > 0 ? [{ percent, amount: includedVat(total, percent).vat }] : [];

/** Number of articles in a cart, over all lines. */
export const totalQuantity = (items: readonly Pick<CartItem, 'quantity'>[]): number =>
  sum(items.map(({ quantity }) => quantity));

const savedCents = ({ quantity, regularPrice, rowTotal }: PricedLine): number =>
  Math.max(regularPrice.cents * quantity - rowTotal.cents, 0);

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);
