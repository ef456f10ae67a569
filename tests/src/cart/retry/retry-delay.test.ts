import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retryDelay } from '#src/cart/retry/retry-delay.ts';

const anyJitter = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('retryDelay', () => {
  it('C7 doubles from half a second', () => {
    const almost = 0.999_999;
    expect([0, 1, 2, 3].map((retry) => retryDelay(retry, almost))).toEqual([499, 999, 1999, 3999]);
  });

  it('C7 subtracts up to half of it', () => {
    expect([0, 1, 2, 3].map((retry) => retryDelay(retry, 0))).toEqual([250, 500, 1000, 2000]);
    expect(retryDelay(0, 0.5)).toBe(375);
  });

  it('C7 is a whole number of milliseconds, from half of 500*2^n to all of it', () => {
    fc.assert(
      fc.property(fc.nat(10), anyJitter, (retry, jitter) => {
        const delay = retryDelay(retry, jitter);
        expect(delay).toBeGreaterThanOrEqual(250 * 2 ** retry);
        expect(delay).toBeLessThan(500 * 2 ** retry);
        expect(Number.isInteger(delay)).toBe(true);
      }),
    );
  });

  it('C7 is longer for every further retry, whatever the jitter', () => {
    fc.assert(
      fc.property(fc.nat(10), anyJitter, anyJitter, (retry, jitter, other) => {
        expect(retryDelay(retry + 1, other)).toBeGreaterThan(retryDelay(retry, jitter));
      }),
    );
  });
});
