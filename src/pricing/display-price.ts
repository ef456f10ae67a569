import { euroCents, type Money } from './money.ts';
import type { Price } from './price.ts';

/** A price as shown to the shopper. */
export type DisplayPrice = {
  /** The price to pay. */
  readonly now: Money;
  /** The was-price; only if it is higher. */
  readonly was?: Money;
  /** The difference between the two; 0 without a was-price. */
  readonly saved: Money;
  /** The difference in whole percent of the was-price, from 0 to 99. */
  readonly percent: number;
};

/**
 * The offer of a price; `undefined` if none must be shown, because the default price (P3) or the
 * final price is not above zero. The percentage is rounded down, so that the shop never promises
 * more than it gives: a reduction of less than one percent is 0.
 */
export function displayPriceOf({
  regular,
  final,
  default: asked,
}: Price): DisplayPrice | undefined {
  if (!(asked.cents > 0 && isAmount(final))) return undefined;
  if (!(isAmount(regular) && regular.cents > final.cents)) {
    return { now: final, saved: euroCents(0), percent: 0 };
  }
  const saved = euroCents(regular.cents - final.cents);
  const percent = Math.floor((saved.cents * 100) / regular.cents);
  return { now: final, was: regular, saved, percent };
}

/** Whole cents above zero: excludes invalid sums and missing prices. */
const isAmount = ({ cents }: Money): boolean => Number.isSafeInteger(cents) && cents > 0;
