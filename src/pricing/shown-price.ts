import type { Price } from './price.ts';

/** A product without a default price is shown without any price (P3). */
export const showsPrice = (price: Price): boolean => price.default.cents > 0;

/**
 * What is saved against the was-price, in whole percent; 0 where nothing is. Rounded down, so that
 * the shop never promises more than it gives.
 */
export function discountPercent({ regular, final }: Price): number {
  const saved = regular.cents - Math.max(final.cents, 0);
  return regular.cents > 0 && saved > 0 ? Math.floor((saved * 100) / regular.cents) : 0;
}
