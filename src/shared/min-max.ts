import { err, ok, type Result } from './result.ts';

/** Callers rely on the wording of this error (P7). */
export type EmptyArray = 'Array cannot be empty';

export type MinMax = { readonly min: number; readonly max: number };

/**
 * Minimum and maximum of any number of numbers (P7). Zero is never negative; if one of them is
 * `NaN`, both are `NaN`.
 */
export function minMax(numbers: readonly number[]): Result<MinMax, EmptyArray> {
  if (numbers.length === 0) return err('Array cannot be empty');
  // One by one: spread arguments are limited in number.
  return ok({
    min: numbers.reduce((least, number) => Math.min(least, number)) + 0,
    max: numbers.reduce((greatest, number) => Math.max(greatest, number)) + 0,
  });
}
