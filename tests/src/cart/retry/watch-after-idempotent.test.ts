import { describe, expect, it } from 'vitest';
import { beginIdempotent } from '#src/cart/retry/idempotent-plan.ts';
import { watchAfterIdempotent } from '#src/cart/retry/retry-plan.ts';
import type { LateEffect } from '#src/cart/retry/late-effect.ts';
import { nextIdempotentPlan } from '#src/cart/retry/next-idempotent-plan.ts';
import {
  after,
  begun,
  failed,
  LOST,
  refused,
  shows,
  shows4,
  TARGET,
  waited,
} from '../../../support/idempotent-plans.ts';

const STRAY: LateEffect = { kind: 'add', quantity: 5, times: 1, until: 50 };
const WATCH = { line: 'M1', expected: 1, landings: [STRAY], checkAgainAt: 50 };
const SET: LateEffect = { kind: 'set', quantity: 4, until: 30_100 };

describe('watchAfterIdempotent', () => {
  const lost = after(begun(), failed(LOST), waited);

  it('C7 watches nothing if every send was answered', () => {
    expect(watchAfterIdempotent(after(begun(), shows4))).toBeUndefined();
    expect(watchAfterIdempotent(after(begun(), refused('bad-input')))).toBeUndefined();
  });

  it('C7 watches for an unanswered send, which would undo later changes', () => {
    expect(watchAfterIdempotent(after(lost, shows4))).toEqual({
      line: 'M1',
      expected: 4,
      landings: [SET],
      checkAgainAt: 30_100,
    });
  });

  it('C7 watches for the second delivery of a completed change', () => {
    const twice = after(begun('update', { deliveries: 2 }), shows4);
    expect(watchAfterIdempotent(twice)).toMatchObject({ expected: 4, landings: [SET] });
  });

  it('C7 watches nothing if no delivery has arrived that could arrive twice', () => {
    const twice = begun('update', { deliveries: 2 });
    const unsent = nextIdempotentPlan(twice, failed({ kind: 'tls' }), { now: 20_000, jitter: 0 });
    expect(unsent.step.kind).toBe('unavailable');
    expect(watchAfterIdempotent(unsent)).toBeUndefined();
  });

  it('C7 accepts both results of an unknown change', () => {
    const both = { expected: 4, unconfirmed: { before: 1 }, landings: [SET] };
    expect(watchAfterIdempotent({ ...lost, step: { kind: 'unknown' } })).toMatchObject(both);
  });

  it('C7 keeps a refused change from taking effect late', () => {
    const seen = after(lost, refused('bad-input'), waited, shows(1));
    expect(seen.step.kind).toBe('refused');
    expect(watchAfterIdempotent(seen)).toEqual({
      line: 'M1',
      expected: 1,
      landings: [SET],
      checkAgainAt: 30_100,
    });
  });

  it('C7 keeps an earlier watch', () => {
    const target = { ...TARGET, watch: WATCH };
    const done = after(begun('update', { target }), shows4);
    expect(watchAfterIdempotent(done)).toEqual({ ...WATCH, expected: 4 });
    const never = after(begun('update', { target }), refused('bad-input'));
    expect(watchAfterIdempotent(never)).toBe(WATCH);
  });

  it('C7 has no line to watch in a cart that is gone, or without a changed line', () => {
    expect(watchAfterIdempotent(after(lost, refused('cart-not-found')))).toBeUndefined();
    const coupon = beginIdempotent({ change: 'apply-coupon', now: 0 });
    expect(watchAfterIdempotent(after(coupon, failed(LOST), waited, shows4))).toBeUndefined();
  });
});
