import { euroCents, type Money } from '../pricing/money.ts';
import type { QuantityUnit, UnitQuantity } from './fact-formats.ts';

/** Price of a kilogram, a litre or a square metre (Directive 98/6/EC, article 2(b)). */
export type UnitPrice = { readonly price: Money; readonly unit: Exclude<QuantityUnit, 'piece'> };

/** The unit price of goods; `undefined` of those that are sold by the piece. */
export function unitPriceOf(price: Money, { amount, unit }: UnitQuantity): UnitPrice | undefined {
  if (unit === 'piece') return undefined;
  return { price: euroCents(Math.round(price.cents / amount)), unit };
}
