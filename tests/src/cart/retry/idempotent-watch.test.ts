import { describe, expect, it } from 'vitest';
import type { CallFailure, RefusalCode } from '#src/cart/retry/failure-class.ts';
import {
  beginIdempotent,
  type IdempotentChange,
  type IdempotentPlan,
} from '#src/cart/retry/idempotent-plan.ts';
import { idempotentWatch } from '#src/cart/retry/idempotent-watch.ts';
import type { Landing } from '#src/cart/retry/landing.ts';
import { nextIdempotent } from '#src/cart/retry/next-idempotent.ts';
import type { RetryEvent } from '#src/cart/retry/retry-step.ts';

const LOST: CallFailure = { kind: 'timeout' };
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

  it('C7 has nothing to watch where nothing has arrived, that could arrive twice', () => {
    const twice = begun('update', { deliveries: 2 });
    const unsent = nextIdempotent(twice, failed({ kind: 'tls' }), { now: 20_000, jitter: 0 });
    expect(unsent.step.kind).toBe('unavailable');
    expect(idempotentWatch(unsent)).toBeUndefined();
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
