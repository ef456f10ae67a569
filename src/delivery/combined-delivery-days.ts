/**
 * Working days until all lines of an order can be delivered together: the maximum of its lines.
 * `undefined` if there are no lines or one is unknown: no date is promised that may not be kept.
 */
export function combinedDeliveryDays(lines: readonly (number | undefined)[]): number | undefined {
  const known = lines.filter((days) => days !== undefined);
  return known.length > 0 && known.length === lines.length ? Math.max(...known) : undefined;
}
