/** Whether lists and objects stand in each other deeper than `most`: 1 is one without another in it. */
export const isDeeperThan = (value: unknown, most: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (most === 0 || Object.values(value).some((inner) => isDeeperThan(inner, most - 1)));
