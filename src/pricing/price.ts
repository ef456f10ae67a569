import { parseDay } from '../shared/calendar-day.ts';
import { languageOf, type Locale } from '../shared/locale.ts';
import { euroCents, type Money } from './money.ts';

/**
 * The price of a product (P3). `regular` is the was-price, the lowest of the thirty days before a
 * reduction, `final` the current price, `default` the price before a size is chosen: that
 * of the variant that is shown first (P3c). `reducedUntil` is the last day of the reduction, `2027-01-31`, as the
 * catalogue has it; absent if the end is open. {@link reductionEnd} says whether it is shown.
 *
 * As an adapter reads it, `regular` is the commerce backend's price without the reduction, and
 * `prior` the lowest of the thirty days as it states it. {@link withWasPrice} makes the price that
 * is shown of them.
 */
export type Price = {
  readonly regular: Money;
  readonly final: Money;
  readonly default: Money;
  readonly prior?: Money;
  readonly reducedUntil?: string;
};

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
  default: defaultPrice,
}: Price): DisplayPrice | undefined {
  if (!(defaultPrice.cents > 0 && isAmount(final))) return undefined;
  if (!(isAmount(regular) && regular.cents > final.cents)) {
    return { now: final, saved: euroCents(0), percent: 0 };
  }
  const saved = euroCents(regular.cents - final.cents);
  const percent = Math.floor((saved.cents * 100) / regular.cents);
  return { now: final, was: regular, saved, percent };
}

/**
 * The last day of a reduction, `2027-01-31`; `undefined` if none must be shown: without a was-price,
 * without an end, or once it has passed. `today` is an order day: from the cut-off hour on the next.
 */
export function reductionEnd(price: Price, today: string): string | undefined {
  const { reducedUntil } = price;
  if (reducedUntil === undefined || parseDay(reducedUntil) === undefined) return undefined;
  return reducedUntil >= today && displayPriceOf(price)?.was ? reducedUntil : undefined;
}

/** Whole cents above zero: excludes invalid sums and missing prices. */
const isAmount = ({ cents }: Money): boolean => Number.isSafeInteger(cents) && cents > 0;

/**
 * A price with the was-price that may be shown: the lowest price of the thirty days before the
 * reduction (`priorPrice`), at most what the commerce backend states. If the lowest is unknown, or
 * not above the final price, `regular` is the final price: no was-price is shown. The end stays.
 */
export function withWasPrice(
  { regular, prior = regular, final, default: standard, reducedUntil }: Price,
  lowestCents: number | undefined,
): Price {
  const lowest = Math.min(regular.cents, prior.cents, lowestCents ?? final.cents);
  return {
    regular: euroCents(Math.max(final.cents, lowest)),
    final,
    default: standard,
    ...(reducedUntil !== undefined && { reducedUntil }),
  };
}

/** Whether the commerce backend announces a reduction; what it states is still to be checked. */
export const isReduced = ({ regular, final }: Pick<Price, 'regular' | 'final'>): boolean =>
  regular.cents > final.cents;

/** The part of the was-price that is saved, from 0 to 1: exact, so that offers can be sorted by it. */
export const savedPart = ({ regular, final }: Pick<Price, 'regular' | 'final'>): number =>
  regular.cents > final.cents ? 1 - final.cents / regular.cents : 0;

/** Whether prices are labelled as including VAT, which Germany and Austria require (P2). */
export const showsVatLabel = (locale: Locale): boolean => languageOf(locale) === 'de';
