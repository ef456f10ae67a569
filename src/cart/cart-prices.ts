import { includedVat } from '../pricing/included-vat.ts';
import { euros, type Money } from '../pricing/money.ts';
import type { CartItem, CartPrices, CartTax } from './cart.ts';

/** A line of a cart, as far as sums go. */
type PricedLine = Pick<CartItem, 'quantity' | 'regularPrice' | 'rowTotal'>;

/**
 * What a cart comes to. A discount is never more than the goods cost, so that no cart costs less
 * than nothing. What is saved counts was-prices alone, the discount not; a line that costs more
 * than it did saves nothing. `vatPercent` is the rate of VAT that the prices hold, where it is to
 * be told: it is reckoned of what is paid, once, so that the parts add up to the total.
 */
export function cartPrices(
  items: readonly PricedLine[],
  discount: Money = euros(0),
  vatPercent?: number,
): CartPrices {
  const subtotal = sum(items.map(({ rowTotal }) => rowTotal.cents));
  const taken = Math.max(Math.min(discount.cents, subtotal), 0);
  const grandTotal = euros(Math.max(subtotal - taken, 0));
  return {
    subtotal: euros(subtotal),
    discount: euros(taken),
    grandTotal,
    saved: euros(sum(items.map(savedCents))),
    taxes: vatPercent === undefined ? [] : taxesOf(grandTotal, vatPercent),
  };
}

const taxesOf = (total: Money, percent: number): readonly CartTax[] =>
  total.cents > 0 ? [{ percent, amount: includedVat(total, percent).vat }] : [];

/** How many articles lie in a cart. */
export const totalQuantity = (items: readonly Pick<CartItem, 'quantity'>[]): number =>
  sum(items.map(({ quantity }) => quantity));

const savedCents = ({ quantity, regularPrice, rowTotal }: PricedLine): number =>
  Math.max(regularPrice.cents * quantity - rowTotal.cents, 0);

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);
