import { euros, type Money } from './money.ts';
import type { Price } from './price.ts';

/**
 * The was-price of goods: the lowest price of the thirty days before their reduction, as the commerce
 * side has kept it (Directive 98/6/EC, article 6a), and never more than is asked of others. Where
 * nobody has kept it, or it was no higher than what is paid now, that is what is paid now: nothing is
 * crossed out.
 */
export function priorPrice(
  { regular, final }: Pick<Price, 'regular' | 'final'>,
  lowest: Money | undefined,
): Money {
  if (lowest === undefined) return final;
  return euros(Math.max(final.cents, Math.min(regular.cents, lowest.cents)));
}
