import { fromEuroNumber, type Money } from '#src/pricing/money.ts';
import { priorPrice } from '#src/pricing/prior-price.ts';
import type { Amounts } from './amount.ts';
import { textOf, type CustomAttributes } from './custom-attribute.ts';

/**
 * Limits the regular price to the lowest of the thirty days before the reduction (`priorPrice`).
 * That one is a product attribute, because Magento has current prices only; a product without it
 * shows no reduction.
 */
export const withPriorPrice = (amounts: Amounts, attributes: CustomAttributes): Amounts => ({
  ...amounts,
  regular: priorPrice(amounts, readEuros(textOf(attributes, PRIOR_PRICE))),
});

const PRIOR_PRICE = 'prior_price';

/** Reads `349.00`, Magento's decimal format. The bed of a bundle may have a negative price. */
const readEuros = (text: string | undefined): Money | undefined =>
  text !== undefined && DECIMAL.test(text) ? fromEuroNumber(Number(text)) : undefined;

const DECIMAL = /^-?\d+(?:\.\d+)?$/u;
