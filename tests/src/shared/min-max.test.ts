import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minMax } from '#src/shared/min-max.ts';
import { err, ok } from '#src/shared/result.ts';

describe('minMax', () => {
  it('P7 returns the minimum and the maximum', () => {
    expect(minMax([3, -1, 2])).toEqual(ok({ min: -1, max: 3 }));
    expect(minMax([7])).toEqual(ok({ min: 7, max: 7 }));
  });

  it('P7 returns 0 for -0, and NaN for both when one value is NaN', () => {
    expect(minMax([-0])).toEqual(ok({ min: 0, max: 0 }));
    expect(minMax([0, -0])).toEqual(ok({ min: 0, max: 0 }));
    expect(minMax([1, NaN, 2])).toEqual(ok({ min: NaN, max: NaN }));
  });

  it('P7 refuses an empty array with the agreed error message', () => {
    expect(minMax([])).toEqual(err('Array cannot be empty'));
  });

  it('P7 reads a million numbers', () => {
    const numbers = Array.from({ length: 1_000_000 }, (_, index) => index);
    expect(minMax(numbers)).toEqual(ok({ min: 0, max: 999_999 }));
  });

  it('P7 returns two of the numbers, with all others between them', () => {
    fc.assert(
      fc.property(anyNumbers, (numbers) => {
        const { min, max } = valueOf(numbers);
        expect(numbers).toContain(min);
        expect(numbers).toContain(max);
        expect(numbers.every((number) => min <= number && number <= max)).toBe(true);
      }),
    );
  });

  it('P7 ignores the order', () => {
    fc.assert(
      fc.property(anyNumbers, (numbers) => {
        expect(minMax(numbers.toReversed())).toEqual(minMax(numbers));
      }),
    );
  });

  it('P7 extends the range, and never narrows it, with one more number', () => {
    fc.assert(
      fc.property(anyNumbers, fc.integer(), (numbers, added) => {
        const before = valueOf(numbers);
        const after = valueOf([...numbers, added]);
        expect(after).toEqual({
          min: Math.min(before.min, added),
          max: Math.max(before.max, added),
        });
      }),
    );
  });
});

const anyNumbers = fc.array(fc.integer(), { minLength: 1 });

function valueOf(numbers: readonly number[]) {
  const answer = minMax(numbers);
  return answer.ok ? answer.value : { min: NaN, max: NaN };
}
