import { describe, expect, it } from 'vitest';
import { remember, rememberLast, rememberRecent } from '#adapters/embedded/remember.ts';

/** Doubles a number, and says how often it was asked to. */
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
  it('makes it anew where another key was asked for in between', () => {
    const { asked, double } = counted();
    const doubled = rememberLast(double);
    expect([1, 1, 2, 1].map((number) => doubled(number))).toEqual([2, 2, 4, 2]);
    expect(asked).toEqual([1, 2, 1]);
  });
});

describe('rememberRecent', () => {
  it('makes what belongs to a key once while few others are asked for', () => {
    const { asked, double } = counted();
    const doubled = rememberRecent(2, double);
    expect([1, 2, 1, 2, 3, 2].map((number) => doubled(number))).toEqual([2, 4, 2, 4, 6, 4]);
    expect(asked).toEqual([1, 2, 3]);
  });

  it('forgets what was asked for long ago', () => {
    const { asked, double } = counted();
    const doubled = rememberRecent(2, double);
    for (const number of [1, 2, 3, 4, 5, 1]) doubled(number);
    expect(asked).toEqual([1, 2, 3, 4, 5, 1]);
  });
});
