import { fromEuroNumber, type Money } from '#src/pricing/money.ts';
import { priorPrice } from '#src/pricing/prior-price.ts';
import type { Amounts } from './amount.ts';
import { textOf, type CustomAttributes } from './custom-attribute.ts';

/**
 * Amounts with the price before a reduction that may be told: Magento knows what is asked of everybody,
 * not what was asked in the thirty days before, which a property of the product says.
 */
export const withPriorPrice = (amounts: Amounts, attributes: CustomAttributes): Amounts => ({
  ...amounts,
  regular: priorPrice(amounts, readEuros(textOf(attributes, PRIOR_PRICE))),
});

const PRIOR_PRICE = 'prior_price';

/** `349.00`, as Magento writes decimals; less than nothing for the bed of a set is an amount too. */
const readEuros = (text: string | undefined): Money | undefined =>
  text !== undefined && DECIMAL.test(text) ? fromEuroNumber(Number(text)) : undefined;

const DECIMAL = /^-?\d+(?:\.\d+)?$/u;
