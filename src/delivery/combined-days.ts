/**
 * In how many working days all of an order can be delivered at once, by what each of its lines takes:
 * as soon as the last of them can. `undefined` where there is nothing, or a line of which it is not
 * known: a date that may not be kept is not promised.
 */
export function combinedDays(lines: readonly (number | undefined)[]): number | undefined {
  const known = lines.filter((days) => days !== undefined);
  return known.length > 0 && known.length === lines.length ? Math.max(...known) : undefined;
}
