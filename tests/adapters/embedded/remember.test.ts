import { describe, expect, it } from 'vitest';
import { remember, rememberLast } from '#adapters/embedded/remember.ts';

/** Doubles a number, and counts its calls. */
function counted() {
  const asked: number[] = [];
  return {
    asked,
    double: (number: number) => {
      asked.push(number);
      return 2 * number;
    },
  };
}

describe('remember', () => {
  it('makes what belongs to a key once', () => {
    const { asked, double } = counted();
    const doubled = remember(double);
    expect([1, 2, 1, 2].map((number) => doubled(number))).toEqual([2, 4, 2, 4]);
    expect(asked).toEqual([1, 2]);
  });
});

describe('rememberLast', () => {
  it('computes again if another key was used in between', () => {
    const { asked, double } = counted();
    const doubled = rememberLast(double);
    expect([1, 1, 2, 1].map((number) => doubled(number))).toEqual([2, 2, 4, 2]);
    expect(asked).toEqual([1, 2, 1]);
  });
});
