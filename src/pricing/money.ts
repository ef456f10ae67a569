import { type Reader, readFields, readOneOf, readWholeNumber } from '../shared/json-reader.ts';

/** An amount in whole euro cents: exact to add and compare, formatted only for output. */
export type Money = { readonly cents: number; readonly currency: Currency };

/** Euro is the only currency of the shop. */
export type Currency = 'EUR';

export const euroCents = (cents: number): Money => ({ cents, currency: 'EUR' });

/** Converts cents to a decimal number of euros for the wire: 129950 is 1299.5. */
export const toEuroNumber = (money: Money): number => money.cents / 100;

/** Parses a number of euros to the nearest cent; `undefined` if it is not a finite number. */
export function fromEuroNumber(amount: unknown): Money | undefined {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return undefined;
  return euroCents(Math.round(amount * 100) + 0);
}

/** The wire format of an amount: euros with at most two decimals. */
export type MoneyDocument = { readonly value: number; readonly currency: Currency };

export const formatMoney = (money: Money): MoneyDocument => ({
  value: toEuroNumber(money),
  currency: money.currency,
});

/** Parses to the nearest cent; `undefined` if the currency differs or the amount is too large. */
export const parseMoney: Reader<Money> = (value) => {
  const money = readMoney(value)?.value;
  return money && Number.isSafeInteger(money.cents) ? money : undefined;
};

/** Reads an amount that is on the wire in cents. */
export const readPlainMoney: Reader<Money> = readFields({
  cents: readWholeNumber(Number.MIN_SAFE_INTEGER),
  currency: readOneOf(['EUR']),
});

const readMoney = readFields<{ value: Money; currency: Currency }>({
  value: fromEuroNumber,
  currency: readOneOf(['EUR']),
});

/**
 * Formats an amount as in every locale of the shop (P1): a dot between thousands, whole euros with
 * the suffix `,-`, anything else with two decimals: `1.299,-`, `1.299,50`, `-12,50`. An amount that
 * is not a number, or too large to be exact, is formatted as 0, never as `NaN` or `1e+21`.
 */
export function formatPrice(money: Money): string {
  const nearest = Math.round(money.cents);
  const cents = Number.isSafeInteger(nearest) ? nearest : 0;
  const sign = cents < 0 ? '-' : '';
  const rest = Math.abs(cents) % 100;
  const euros = (Math.abs(cents) - rest) / 100;
  return `${sign}${groupThousands(euros)},${rest === 0 ? '-' : String(rest).padStart(2, '0')}`;
}

/** Formats whole cents with the currency, as in texts: `€ 1.299,-`. */
export const formatAmount = (cents: number): string => `€\u00A0${formatPrice(euroCents(cents))}`;

/**
 * Parses what {@link formatPrice} writes, and shoppers' input in a price field: `1299`, `199,5`,
 * `199.50`. A dot before three digits separates thousands, except in `0.500`, which is malformed.
 * Returns `undefined` for any other text.
 */
export function parsePrice(text: string): Money | undefined {
  const { sign, whole, rest = '' } = PRICE.exec(text.trim())?.groups ?? {};
  if (whole === undefined) return undefined;
  const cents = Number(whole.replaceAll('.', '')) * 100 + Number(rest.padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return undefined;
  return euroCents(sign && cents > 0 ? -cents : cents);
}

const PRICE = /^(?<sign>-)?(?<whole>[1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,-|[.,](?<rest>\d{1,2}))?$/;

const groupThousands = (euros: number): string =>
  String(euros).replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
