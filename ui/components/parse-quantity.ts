/** A quantity as a shopper types it: the nearest whole number from 1 to `max`, if it is a number. */
export function parseQuantity(written: string | undefined, max: number): number | undefined {
  const quantity = written === undefined || written.trim() === '' ? Number.NaN : Number(written);
  return Number.isFinite(quantity) ? Math.min(Math.max(Math.round(quantity), 1), max) : undefined;
}
