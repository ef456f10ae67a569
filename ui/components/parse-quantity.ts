/** A quantity as a shopper types it: the nearest whole number from `min` to `max`, if it is a number. */
export function parseQuantity(
  written: string | undefined,
  max: number,
  min = 1,
): number | undefined {
  const quantity = written === undefined || written.trim() === '' ? Number.NaN : Number(written);
  return Number.isFinite(quantity) ? Math.min(Math.max(Math.round(quantity), min), max) : undefined;
}
