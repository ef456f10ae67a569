/** Parses a typed quantity, rounded and clamped to `min`..`max`; `undefined` if it is no number. */
export function parseQuantity(
  written: string | undefined,
  max: number,
  min = 1,
): number | undefined {
  const quantity = written === undefined || written.trim() === '' ? Number.NaN : Number(written);
  return Number.isFinite(quantity) ? Math.min(Math.max(Math.round(quantity), min), max) : undefined;
}
