import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepDelay } from '#src/shared/step-delay.ts';

describe('stepDelay', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [2, 0],
    [2.5, 200],
    [3, 200],
    [Infinity, 200],
    [NaN, 200],
  ])('P7 returns for %d the delay %i', (value, delay) => {
    expect(stepDelay(value)).toBe(delay);
  });

  it('P7 never returns a smaller delay for a greater value', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(), (value, more) => {
        expect(stepDelay(value + more)).toBeGreaterThanOrEqual(stepDelay(value));
      }),
    );
  });
});
