import { languageOf, type Locale } from '../shared/locale.ts';
import { euroCents, type Money } from './money.ts';

/**
 * The price of a product (P3). `regular` is the was-price, the lowest of the thirty days before a
 * reduction, `final` the current price, `default` the price before a size is chosen: the lowest
 * final price of its variants.
 */
export type Price = { readonly regular: Money; readonly final: Money; readonly default: Money };

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

/** Whole cents above zero: excludes invalid sums and missing prices. */
const isAmount = ({ cents }: Money): boolean => Number.isSafeInteger(cents) && cents > 0;

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

/** Whether prices are labelled as including VAT, which Germany and Austria require (P2). */
export const showsVatLabel = (locale: Locale): boolean => languageOf(locale) === 'de';
