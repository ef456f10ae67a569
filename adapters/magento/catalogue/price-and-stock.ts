import { fromEuroNumber, type Money } from '#src/pricing/money.ts';
import {
  type Reader,
  readFields,
  readFieldsWith,
  readNumber,
  readText,
} from '#src/shared/json-reader.ts';
import { type CustomAttributes, textOf } from './custom-attribute.ts';

/**
 * The current price, the price without a reduction, and the lowest of the thirty days before it as
 * Magento states it.
 */
export type Amounts = { readonly regular: Money; readonly final: Money; readonly prior?: Money };

/** In cents: ten million euros. A higher price is an error, and sums would not be exact. */
const MAX_PRICE = 1_000_000_000;

/** Reads an amount in euros from zero up. Anything else is no price. */
const readMoney: Reader<Money> = (value) => {
  const money = readFields({ value: fromEuroNumber, currency: readEuro })(value)?.value;
  return money && money.cents >= 0 && money.cents <= MAX_PRICE ? money : undefined;
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

/**
 * Adds the lowest price of the thirty days before a reduction, where a product attribute states it:
 * Magento itself has current prices only. The shop computes it (`PriceLedger`), and shows no higher
 * one.
 */
export function withPriorPrice(amounts: Amounts, attributes: CustomAttributes): Amounts {
  const prior = readEuros(textOf(attributes, PRIOR_PRICE));
  return prior ? { ...amounts, prior } : amounts;
}

/** The regular price, at most what Magento states as the lowest before the reduction. */
export const statedRegular = ({ regular, prior = regular }: Amounts): Money =>
  prior.cents < regular.cents ? prior : regular;

const PRIOR_PRICE = 'prior_price';

/** Reads `349.00`, Magento's decimal format. The bed of a bundle may have a negative price. */
const readEuros = (text: string | undefined): Money | undefined =>
  text !== undefined && DECIMAL.test(text) ? fromEuroNumber(Number(text)) : undefined;

const DECIMAL = /^-?\d+(?:\.\d+)?$/u;

/**
 * Returns the quantity that can be sold now; `plenty` if Magento gives none, as above a threshold.
 * A product not reported as in stock cannot be bought.
 */
export function stockOf(product: unknown, plenty: number): number {
  const { stock_status, only_x_left_in_stock: remaining } = readStock(product) ?? {};
  if (stock_status !== 'IN_STOCK') return 0;
  return remaining === undefined ? plenty : Math.max(0, Math.min(MAX_STOCK, Math.floor(remaining)));
}

/** Larger numbers are capped. */
const MAX_STOCK = 1_000_000;

const readStock = readFieldsWith<object, { stock_status: string; only_x_left_in_stock: number }>(
  {},
  { stock_status: readText, only_x_left_in_stock: readNumber },
);
