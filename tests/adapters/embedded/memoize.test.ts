import { describe, expect, it } from 'vitest';
import { memoize, memoizeLast } from '#adapters/embedded/memoize.ts';

/** Doubles a number, and counts its calls. */
function counted() {
  const requests: number[] = [];
  return {
    requests,
    double: (number: number) => {
      requests.push(number);
      return 2 * number;
    },
  };
}

describe('memoize', () => {
  it('computes the value of a key once', () => {
    const { requests, double } = counted();
    const doubled = memoize(double);
    expect([1, 2, 1, 2].map((number) => doubled(number))).toEqual([2, 4, 2, 4]);
    expect(requests).toEqual([1, 2]);
  });
});

describe('memoizeLast', () => {
  it('computes again if another key was used in between', () => {
    const { requests, double } = counted();
    const doubled = memoizeLast(double);
    expect([1, 1, 2, 1].map((number) => doubled(number))).toEqual([2, 2, 4, 2]);
    expect(requests).toEqual([1, 2, 1]);
  });
});
