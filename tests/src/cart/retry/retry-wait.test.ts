import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import { WRITE_DEADLINE } from '#src/cart/retry/retry-delay.ts';
import { unavailableOutcome, withNextWait } from '#src/cart/retry/retry-wait.ts';
import { anyCallFailure } from '../../../support/arbitraries/retry.ts';

const LOST: CallFailure = { kind: 'timeout' };
const TO_SEND = { next: 'send', most: 3 } as const;
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
      step: { kind: 'wait', milliseconds: 500, next: 'send' },
    });
  });

  it("C7 follows the backend's Retry-After, up to two seconds", () => {
    expect([0, 1, 2, 3].map((seconds) => waitAfter(busyFor(seconds)))).toEqual([
      250,
      1000,
      2000,
      undefined,
    ]);
    expect(waitAfter(LOST)).toBe(250);
    expect(waitAfter(undefined)).toBe(250);
  });

  it('C7 ignores a Retry-After that is no number of seconds', () => {
    expect(waitAfter(busyFor(Number.NaN))).toBeUndefined();
  });

  it('C7 waits up to the deadline, whatever the clock shows when the change begins', () => {
    fc.assert(
      fc.property(fc.nat(), (begunAt) => {
        const last = begunAt + WRITE_DEADLINE - 250;
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
