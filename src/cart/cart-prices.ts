import { euros, type Money } from '../pricing/money.ts';
import type { CartItem, CartPrices } from './cart.ts';

/** A line of a cart, as far as sums go. */
type PricedLine = Pick<CartItem, 'quantity' | 'regularPrice' | 'rowTotal'>;

/**
 * What a cart comes to. A discount is never more than the goods cost, so that no cart costs less
 * than nothing. What is saved counts was-prices alone, the discount not; a line that costs more
 * than it did saves nothing.
 */
export function cartPrices(items: readonly PricedLine[], discount: Money = euros(0)): CartPrices {
  const subtotal = sum(items.map(({ rowTotal }) => rowTotal.cents));
  const taken = Math.max(Math.min(discount.cents, subtotal), 0);
  return {
    subtotal: euros(subtotal),
    discount: euros(taken),
    grandTotal: euros(Math.max(subtotal - taken, 0)),
    saved: euros(sum(items.map(savedCents))),
  };
}

/** How many articles lie in a cart. */
export const totalQuantity = (items: readonly Pick<CartItem, 'quantity'>[]): number =>
  sum(items.map(({ quantity }) => quantity));

const savedCents = ({ quantity, regularPrice, rowTotal }: PricedLine): number =>
  Math.max(regularPrice.cents * quantity - rowTotal.cents, 0);

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);
