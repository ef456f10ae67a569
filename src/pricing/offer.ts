import { euros, type Money } from './money.ts';
import type { Price } from './price.ts';

/** What a shopper is told of a price. */
export type Offer = {
  /** What is paid. */
  readonly now: Money;
  /** What was asked before; only where that was more. */
  readonly was?: Money;
  /** The difference between the two; nothing where there is no was-price. */
  readonly saved: Money;
  /** The difference in whole percent of the was-price, from 0 to 99. */
  readonly percent: number;
};

/**
 * What there is to say of a price; `undefined` where none is to be shown: the default price is not
 * above zero (P3), or what is to be paid is not, for a price never reads as nothing. The percentage
 * is rounded down, so that the shop never promises more than it gives: a saving of less than one
 * percent is 0.
 */
export function offerOf({ regular, final, default: asked }: Price): Offer | undefined {
  if (!(asked.cents > 0 && isAmount(final))) return undefined;
  if (!(isAmount(regular) && regular.cents > final.cents)) {
    return { now: final, saved: euros(0), percent: 0 };
  }
  const saved = euros(regular.cents - final.cents);
  const percent = Math.floor((saved.cents * 100) / regular.cents);
  return { now: final, was: regular, saved, percent };
}

/** Whole cents above zero: no sum gone wrong, and no price left out. */
const isAmount = ({ cents }: Money): boolean => Number.isSafeInteger(cents) && cents > 0;
