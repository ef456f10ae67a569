import { err, ok, type Result } from './result.ts';

/** The words of the refusal are a promise to callers (P7). */
export type EmptyArray = 'Array cannot be empty';

export type MinMax = { readonly min: number; readonly max: number };

/**
 * The least and the greatest of some numbers, however many there are (P7). Nought is never
 * negative; among what is no number (`NaN`) there is neither, and both are `NaN`.
 */
export function minMax(numbers: readonly number[]): Result<MinMax, EmptyArray> {
  if (numbers.length === 0) return err('Array cannot be empty');
  // One by one: an argument list is too short for a large array.
  return ok({
    min: numbers.reduce((least, number) => Math.min(least, number)) + 0,
    max: numbers.reduce((greatest, number) => Math.max(greatest, number)) + 0,
  });
}
