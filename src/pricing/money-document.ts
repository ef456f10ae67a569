import { readFields, type Reader } from '../shared/json-reader.ts';
import { fromEuroNumber, toEuroNumber, type Currency, type Money } from './money.ts';

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

const readMoney = readFields<{ value: Money; currency: Currency }>({
  value: fromEuroNumber,
  currency: (value) => (value === 'EUR' ? value : undefined),
});
