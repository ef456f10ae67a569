import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import {
  retryDelay,
  unavailableOutcome,
  withNextWait,
  WRITE_DEADLINE,
} from '#src/cart/retry/retry-delay.ts';
import { anyCallFailure } from '../../../support/arbitraries/retry.ts';

const anyJitter = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('retryDelay', () => {
  it('C7 doubles from half a second', () => {
    expect([0, 1, 2, 3].map((retry) => retryDelay(retry, 0))).toEqual([500, 1000, 2000, 4000]);
  });

  it('C7 adds up to a tenth of it', () => {
    const almost = 0.999_999;
    expect([0, 1, 2, 3].map((retry) => retryDelay(retry, almost))).toEqual([549, 1099, 2199, 4399]);
    expect(retryDelay(0, 0.5)).toBe(525);
  });

  it('C7 is a whole number of milliseconds, from 500*2^n to a tenth more', () => {
    fc.assert(
      fc.property(fc.nat(10), anyJitter, (retry, jitter) => {
        const delay = retryDelay(retry, jitter);
        expect(delay).toBeGreaterThanOrEqual(500 * 2 ** retry);
        expect(delay).toBeLessThanOrEqual(550 * 2 ** retry);
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

const LOST: CallFailure = { kind: 'timeout' };
const TO_SEND = { next: 'send', maxWaits: 3 } as const;
const busyFor = (retryAfterSeconds: number): CallFailure => ({
  kind: 'http',
  status: 429,
  retryAfterSeconds,
});
/** Wait of a change that has just begun. */
const waitAfter = (failure: CallFailure | undefined) => {
  const plan = withNextWait({ begunAt: 0, waits: 0 }, TO_SEND, { now: 0, jitter: 0 }, failure);
  return plan?.step.kind === 'wait' ? plan.step.milliseconds : undefined;
};

describe('withNextWait', () => {
  it('C7 counts each wait, and keeps the next step', () => {
    const moment = { now: 0, jitter: 0 };
    expect(withNextWait({ begunAt: 0, waits: 1 }, TO_SEND, moment, LOST)).toEqual({
      begunAt: 0,
      waits: 2,
      step: { kind: 'wait', milliseconds: 1000, next: 'send' },
    });
  });

  it("C7 follows the backend's Retry-After, up to two seconds", () => {
    expect([0, 1, 2, 3].map((seconds) => waitAfter(busyFor(seconds)))).toEqual([
      500,
      1000,
      2000,
      undefined,
    ]);
    expect(waitAfter(LOST)).toBe(500);
    expect(waitAfter(undefined)).toBe(500);
  });

  it('C7 ignores a Retry-After that is no number of seconds', () => {
    expect(waitAfter(busyFor(Number.NaN))).toBeUndefined();
  });

  it('C7 waits up to the deadline, whatever the clock shows when the change begins', () => {
    fc.assert(
      fc.property(fc.nat(), (begunAt) => {
        const last = begunAt + WRITE_DEADLINE - 500;
        const at = (now: number) =>
          withNextWait({ begunAt, waits: 0 }, TO_SEND, { now, jitter: 0 }, LOST);
        expect(at(begunAt)).toBeDefined();
        expect(at(last)).toBeDefined();
        expect(at(last + 1)).toBeUndefined();
      }),
    );
  });
});

describe('unavailableOutcome', () => {
  it("C7 returns the backend's Retry-After, if there is one", () => {
    expect(unavailableOutcome(busyFor(60))).toStrictEqual({
      kind: 'unavailable',
      retryAfterSeconds: 60,
    });
    expect(unavailableOutcome(LOST)).toStrictEqual({ kind: 'unavailable' });
    expect(unavailableOutcome(undefined)).toStrictEqual({ kind: 'unavailable' });
  });

  it('C7 survives storage unchanged', () => {
    fc.assert(
      fc.property(anyCallFailure, (failure) => {
        const outcome = unavailableOutcome(failure);
        expect(JSON.parse(JSON.stringify(outcome))).toStrictEqual(outcome);
      }),
    );
  });
});
