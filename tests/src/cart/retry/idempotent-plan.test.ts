import { describe, expect, it } from 'vitest';
import type { CallFailure, RefusalCode } from '#src/cart/retry/failure-class.ts';
import { beginCorrection, type IdempotentPlan } from '#src/cart/retry/idempotent-plan.ts';
import { watchAfterIdempotent } from '#src/cart/retry/retry-plan.ts';
import type { LateEffect } from '#src/cart/retry/late-effect.ts';
import { nextIdempotentPlan } from '#src/cart/retry/next-idempotent-plan.ts';
import type { RetryEvent } from '#src/cart/retry/retry-step.ts';

const LOST: CallFailure = { kind: 'timeout' };
const REFUSED: CallFailure = { kind: 'refused-connection' };
const STRAY: LateEffect = { kind: 'add', quantity: 5, times: 1, until: 50 };
const WATCH = { line: 'M1', expected: 1, landings: [STRAY], checkAgainAt: 50 };

const waited: RetryEvent = { type: 'waited' };
const shows = (quantity: number): RetryEvent => ({ type: 'answered', line: { quantity } });
const failed = (failure: CallFailure): RetryEvent => ({ type: 'failed', failure });
const refused = (code: RefusalCode) => failed({ kind: 'refused', code });
const after = (plan: IdempotentPlan, ...events: readonly RetryEvent[]): IdempotentPlan =>
  events.reduce((plan, event) => nextIdempotentPlan(plan, event, { now: 100, jitter: 0 }), plan);

describe('beginCorrection', () => {
  const check = { kind: 'set', uid: 'line-1', quantity: 1, watch: WATCH } as const;
  const never = (more = {}) =>
    watchAfterIdempotent(after(beginCorrection({ ...check, ...more }, 0), refused('bad-input')));

  it('C7 sets the line to the answered quantity', () => {
    expect(beginCorrection(check, 7)).toMatchObject({
      kind: 'idempotent',
      change: 'update',
      target: { line: 'M1', before: 1, quantity: 1, watch: WATCH, correction: {} },
      deliveries: 1,
      begunAt: 7,
      step: { kind: 'send' },
    });
    expect(beginCorrection({ ...check, quantity: 0 }, 7, 2)).toMatchObject({
      change: 'remove',
      deliveries: 2,
    });
  });

  it('C7 keeps the watch unchanged if it was not carried out', () => {
    const late = { now: 20_000, jitter: 0 };
    const never = nextIdempotentPlan(beginCorrection(check, 0), failed(REFUSED), late);
    expect(never.step.kind).toBe('unavailable');
    expect(watchAfterIdempotent(never)).toBe(WATCH);
  });

  it('C7 keeps the line as it is when it is refused', () => {
    const otherwise = { ...WATCH, expected: 6 };
    expect(never()).toBeUndefined();
    expect(never({ otherwise })).toBe(otherwise);
  });

  it('C7 keeps the line as read when it is refused after an unanswered send', () => {
    const otherwise = { ...WATCH, expected: 6 };
    const begun = beginCorrection({ ...check, otherwise }, 0);
    const seen = after(begun, failed(LOST), waited, refused('bad-input'), waited, shows(7));
    const own: LateEffect = { kind: 'set', quantity: 1, until: 30_100 };
    expect(seen.step.kind).toBe('refused');
    expect(watchAfterIdempotent(seen)).toMatchObject({ expected: 7, landings: [STRAY, own] });
    expect(watchAfterIdempotent(seen)).not.toHaveProperty('unconfirmed');
  });
});
