import { euroCents, type Money } from './money.ts';
import type { Price } from './price.ts';

/**
 * The was-price of a product: its lowest price of the thirty days before the reduction, as recorded
 * by the commerce backend (Directive 98/6/EC, article 6a), at most the regular price. If it is not
 * recorded, or not higher than the final price, returns the final price: no was-price is shown.
 */
export function priorPrice(
  { regular, final }: Pick<Price, 'regular' | 'final'>,
  lowest: Money | undefined,
): Money {
  if (lowest === undefined) return final;
  return euroCents(Math.max(final.cents, Math.min(regular.cents, lowest.cents)));
}
