import fc, { type Arbitrary } from 'fast-check';

/** The same items in any order. */
export const permuted = <T>(items: readonly T[]): Arbitrary<T[]> =>
  fc.shuffledSubarray([...items], { minLength: items.length });
