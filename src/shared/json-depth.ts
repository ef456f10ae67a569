/** Whether lists and objects are nested deeper than `most`; 1 has none inside another. */
export const isDeeperThan = (value: unknown, most: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (most === 0 || Object.values(value).some((inner) => isDeeperThan(inner, most - 1)));
