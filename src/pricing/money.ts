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
