/**
 * Parses a typed quantity: rounds and clamps a number to `min`..`max`, else returns `undefined`.
 */
export function parseQuantity(
  written: string | undefined,
  max: number,
  min = 1,
): number | undefined {
  const quantity = written === undefined || written.trim() === '' ? Number.NaN : Number(written);
  return Number.isFinite(quantity) ? Math.min(Math.max(Math.round(quantity), min), max) : undefined;
}
