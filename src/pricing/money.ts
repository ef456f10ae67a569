/** An amount in whole euro cents: exact to add and compare, turned into text only at the edge. */
export type Money = { readonly cents: number; readonly currency: Currency };

/** Euro is the only currency of the shop. */
export type Currency = 'EUR';

export const euros = (cents: number): Money => ({ cents, currency: 'EUR' });

/** Cents as the decimal number of euros that other programs write: 129950 is 1299.5. */
export const toEuroNumber = (money: Money): number => money.cents / 100;

/** The nearest cent of a decimal number of euros; `undefined` when it is no finite amount. */
export function fromEuroNumber(amount: unknown): Money | undefined {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return undefined;
  return euros(Math.round(amount * 100) + 0);
}
