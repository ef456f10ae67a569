import { describe, expect, it } from 'vitest';
import type { CallFailure, RefusalCode } from '#src/cart/retry/failure-class.ts';
import {
  beginCorrection,
  beginIdempotent,
  type IdempotentChange,
  type IdempotentPlan,
} from '#src/cart/retry/idempotent-plan.ts';
import { idempotentWatch } from '#src/cart/retry/idempotent-watch.ts';
import type { Landing } from '#src/cart/retry/landing.ts';
import { nextIdempotent } from '#src/cart/retry/next-idempotent.ts';
import type { RetryEvent } from '#src/cart/retry/retry-step.ts';

const LOST: CallFailure = { kind: 'timeout' };
const REFUSED: CallFailure = { kind: 'refused-connection' };
const STRAY: Landing = { kind: 'add', quantity: 5, times: 1, until: 50 };
const WATCH = { line: 'M1', expected: 1, landings: [STRAY], checkAgainAt: 50 };
const TARGET = { line: 'M1', before: 1, quantity: 4 };
const SET: Landing = { kind: 'set', quantity: 4, until: 30_100 };

const begun = (change: IdempotentChange = 'update', more = {}): IdempotentPlan =>
  beginIdempotent({ change, target: TARGET, now: 0, ...more });
const waited: RetryEvent = { type: 'waited' };
const shows = (quantity: number): RetryEvent => ({ type: 'answered', line: { quantity } });
const shows4: RetryEvent = { type: 'answered', line: { quantity: 4 } };
const failed = (failure: CallFailure): RetryEvent => ({ type: 'failed', failure });
const refused = (code: RefusalCode) => failed({ kind: 'refused', code });
const after = (plan: IdempotentPlan, ...events: readonly RetryEvent[]): IdempotentPlan =>
  events.reduce((plan, event) => nextIdempotent(plan, event, { now: 100, jitter: 0 }), plan);

describe('idempotentWatch', () => {
  const lost = after(begun(), failed(LOST), waited);

  it('C7 has nothing to watch where every send was answered', () => {
    expect(idempotentWatch(after(begun(), shows4))).toBeUndefined();
    expect(idempotentWatch(after(begun(), refused('bad-input')))).toBeUndefined();
  });

  it('C7 watches for a send without answer: it would undo what comes after', () => {
    expect(idempotentWatch(after(lost, shows4))).toEqual({
      line: 'M1',
      expected: 4,
      landings: [SET],
      checkAgainAt: 30_100,
    });
  });

  it('C7 watches for the second delivery of what was carried out', () => {
    const twice = after(begun('update', { deliveries: 2 }), shows4);
    expect(idempotentWatch(twice)).toMatchObject({ expected: 4, landings: [SET] });
  });

  it('C7 allows for both where it was told as unknown', () => {
    const both = { expected: 4, unconfirmed: { before: 1 }, landings: [SET] };
    expect(idempotentWatch({ ...lost, step: { kind: 'unknown' } })).toMatchObject(both);
  });

  it('C7 keeps what was told as refused from landing late', () => {
    const seen = after(lost, refused('bad-input'), waited, shows(1));
    expect(seen.step.kind).toBe('refused');
    expect(idempotentWatch(seen)).toEqual({
      line: 'M1',
      expected: 1,
      landings: [SET],
      checkAgainAt: 30_100,
    });
  });

  it('C7 goes on watching for what was watched for before', () => {
    const target = { ...TARGET, watch: WATCH };
    const done = after(begun('update', { target }), shows4);
    expect(idempotentWatch(done)).toEqual({ ...WATCH, expected: 4 });
    const never = after(begun('update', { target }), refused('bad-input'));
    expect(idempotentWatch(never)).toBe(WATCH);
  });

  it('C7 has no line to watch in a cart that is gone, or where none was changed', () => {
    expect(idempotentWatch(after(lost, refused('cart-not-found')))).toBeUndefined();
    const coupon = beginIdempotent({ change: 'apply-coupon', now: 0 });
    expect(idempotentWatch(after(coupon, failed(LOST), waited, shows4))).toBeUndefined();
  });
});

describe('beginCorrection', () => {
  const check = { kind: 'set', uid: 'line-1', quantity: 1, watch: WATCH } as const;

  it('C7 sets the line to what was answered', () => {
    expect(beginCorrection(check, 7)).toMatchObject({
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

  it('C7 leaves the watch as it was when it was not carried out', () => {
    const late = { now: 20_000, jitter: 0 };
    const never = nextIdempotent(beginCorrection(check, 0), failed(REFUSED), late);
    expect(never.step.kind).toBe('unavailable');
    expect(idempotentWatch(never)).toBe(WATCH);
  });

  it('C7 leaves the line as it is when it is refused', () => {
    const otherwise = { ...WATCH, expected: 6 };
    const never = after(beginCorrection(check, 0), refused('bad-input'));
    const neverEither = after(beginCorrection({ ...check, otherwise }, 0), refused('bad-input'));
    expect(idempotentWatch(never)).toBeUndefined();
    expect(idempotentWatch(neverEither)).toBe(otherwise);
  });

  it('C7 leaves the line as it is seen when it is refused after a send without answer', () => {
    const otherwise = { ...WATCH, expected: 6 };
    const begun = beginCorrection({ ...check, otherwise }, 0);
    const seen = after(begun, failed(LOST), waited, refused('bad-input'), waited, shows(7));
    const own: Landing = { kind: 'set', quantity: 1, until: 30_100 };
    expect(seen.step.kind).toBe('refused');
    expect(idempotentWatch(seen)).toMatchObject({ expected: 7, landings: [STRAY, own] });
    expect(idempotentWatch(seen)).not.toHaveProperty('unconfirmed');
  });
});
