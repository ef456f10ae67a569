import { readFields, type Reader } from '#src/shared/json-reader.ts';
import { fromEuroNumber, type Money } from '#src/pricing/money.ts';

/** The current price, and the price before a reduction. */
export type Amounts = { readonly regular: Money; readonly final: Money };

/** In cents: ten million euros. A higher price is an error, and sums would not be exact. */
const HIGHEST_PRICE = 1_000_000_000;

/** Reads an amount in euros from zero up. Anything else is no price. */
const readMoney: Reader<Money> = (value) => {
  const money = readFields({ value: fromEuroNumber, currency: readEuro })(value)?.value;
  return money && money.cents >= 0 && money.cents <= HIGHEST_PRICE ? money : undefined;
};

const readEuro: Reader<'EUR'> = (value) => (value === 'EUR' ? value : undefined);

/** Reads the lowest price of a `price_range`. `regular` defaults to the final price. */
export const readAmounts: Reader<Amounts> = (value) => {
  const { minimum_price } = readFields({ minimum_price: readAny })(value) ?? {};
  const final = readFields({ final_price: readMoney })(minimum_price)?.final_price;
  const regular = readFields({ regular_price: readMoney })(minimum_price)?.regular_price;
  return final && { final, regular: regular ?? final };
};

const readAny: Reader<unknown> = (value) => value ?? undefined;
