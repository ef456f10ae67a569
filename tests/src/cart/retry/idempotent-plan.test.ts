import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallFailure, RefusalCode } from '#src/cart/retry/failure-class.ts';
import {
  beginCorrection,
  beginIdempotent,
  idempotentWatch,
  nextIdempotent,
  type IdempotentChange,
  type IdempotentPlan,
} from '#src/cart/retry/idempotent-plan.ts';
import type { Landing } from '#src/cart/retry/landing.ts';
import { isOutcome, type RetryEvent } from '#src/cart/retry/retry-step.ts';
import {
  anyCourse,
  anyIdempotent,
  anyRetryEvent,
  plansOf,
} from '../../../support/arbitraries/retry.ts';

const LOST: CallFailure = { kind: 'timeout' };
const REFUSED: CallFailure = { kind: 'refused-connection' };
const STRAY: Landing = { kind: 'add', quantity: 5, times: 1, until: 50 };
const WATCH = { line: 'M1', expected: 1, landings: [STRAY], checkAgainAt: 50 };
const TARGET = { line: 'M1', before: 1, quantity: 4 };
const SET: Landing = { kind: 'set', quantity: 4, until: 30_100 };

const begun = (change: IdempotentChange = 'update', more = {}): IdempotentPlan =>
  beginIdempotent({ change, target: TARGET, now: 0, ...more });
const waited: RetryEvent = { type: 'waited' };
const shows4: RetryEvent = { type: 'answered', line: { quantity: 4 } };
const failed = (failure: CallFailure): RetryEvent => ({ type: 'failed', failure });
const refused = (code: RefusalCode) => failed({ kind: 'refused', code });
const after = (plan: IdempotentPlan, ...events: readonly RetryEvent[]): IdempotentPlan =>
  events.reduce((plan, event) => nextIdempotent(plan, event, { now: 100, jitter: 0 }), plan);

describe('nextIdempotent', () => {
  it('C7 is done with the first answer', () => {
    expect(begun()).toMatchObject({ sends: 1, step: { kind: 'send' } });
    expect(after(begun(), shows4).step).toEqual({ kind: 'done', quantity: 4 });
  });

  it.each([LOST, REFUSED])('C7 sends again after %o, three times, without a look', (failure) => {
    const waits = [250, 500, 1000].map((milliseconds) => ({
      kind: 'wait',
      milliseconds,
      next: 'send',
    }));
    const retries = Array.from({ length: 3 }, () => [failed(failure), waited]).flat();
    expect([1, 3, 5].map((count) => after(begun(), ...retries.slice(0, count)).step)).toEqual(
      waits,
    );
    expect(after(begun(), ...retries)).toMatchObject({ sends: 4, step: { kind: 'send' } });
  });

  it('C7 tells what was certainly not done from what may have been', () => {
    const late = { now: 20_000, jitter: 0 };
    const busy: CallFailure = { kind: 'http', status: 429, retryAfterSeconds: 60 };
    expect(nextIdempotent(begun(), failed(REFUSED), late).step).toEqual({ kind: 'unavailable' });
    expect(nextIdempotent(begun(), failed(LOST), late).step).toEqual({ kind: 'unknown' });
    expect(after(begun(), failed(busy)).step).toEqual({
      kind: 'unavailable',
      retryAfterSeconds: 60,
    });
    expect(after(begun(), failed(LOST), waited, failed(busy)).step).toEqual({ kind: 'unknown' });
  });

  it('C7 ends with a refusal', () => {
    const failure: CallFailure = { kind: 'refused', code: 'bad-input' };
    expect(after(begun(), failed(failure)).step).toEqual({ kind: 'refused', failure });
  });

  it('C7 asks for another cart where there is none', () => {
    expect(after(begun(), refused('cart-not-found')).step).toEqual({ kind: 'replace-cart' });
  });

  it.each([
    ['remove', 'line-not-found'],
    ['apply-coupon', 'coupon-applied'],
    ['remove-coupon', 'coupon-not-applied'],
    ['create-cart', 'cart-exists'],
  ] as const)('C7 takes %s for done when the answer is %s', (change, code) => {
    expect(after(begun(change), refused(code)).step).toEqual({ kind: 'done', quantity: 0 });
    expect(after(begun('update'), refused(code)).step.kind).toBe('refused');
    expect(after(begun('set-address'), refused(code)).step.kind).toBe('refused');
  });

  it('C7 heeds events that fit its step, and no others', () => {
    const waiting = after(begun(), failed(LOST));
    const done = after(begun(), shows4);
    expect(after(begun(), waited)).toMatchObject({ sends: 1, step: { kind: 'send' } });
    expect(after(waiting, shows4)).toBe(waiting);
    expect(after(done, waited, failed(LOST))).toBe(done);
  });

  it('C7 ends after four sends at the most, and stays as it ended', () => {
    fc.assert(
      fc.property(anyIdempotent, anyCourse, anyRetryEvent, (begun, course, event) => {
        const last = plansOf(begun, course).at(-1) ?? begun;
        expect(isOutcome(last.step)).toBe(true);
        expect(last.sends).toBeLessThanOrEqual(4);
        expect(after(last, event)).toBe(last);
      }),
    );
  });

  it('C7 never reads, nor sets', () => {
    fc.assert(
      fc.property(anyIdempotent, anyCourse, (begun, course) => {
        for (const { step } of plansOf(begun, course)) {
          expect(['read', 'set', 'changed-elsewhere']).not.toContain(
            step.kind === 'wait' ? step.next : step.kind,
          );
        }
      }),
    );
  });

  it('C7 goes on after a restart as if there had been none', () => {
    fc.assert(
      fc.property(anyIdempotent, anyCourse, (begun, course) => {
        for (const plan of plansOf(begun, course)) {
          expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
        }
      }),
    );
  });
});

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
    const never = after(begun('update', { deliveries: 2 }), refused('bad-input'));
    expect(idempotentWatch(never)).toBeUndefined();
  });

  it('C7 allows for both where it was told as unknown, or refused at last', () => {
    const both = { expected: 4, unconfirmed: { before: 1 }, landings: [SET] };
    expect(idempotentWatch({ ...lost, step: { kind: 'unknown' } })).toMatchObject(both);
    expect(idempotentWatch(after(lost, refused('bad-input')))).toMatchObject(both);
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
      target: { line: 'M1', before: 1, quantity: 1, watch: WATCH },
      deliveries: 1,
      begunAt: 7,
      step: { kind: 'send' },
    });
    expect(beginCorrection({ ...check, quantity: 0 }, 7, 2)).toMatchObject({
      change: 'remove',
      deliveries: 2,
    });
  });

  it('C7 leaves the watch as it was when nothing came of it', () => {
    expect(idempotentWatch(after(beginCorrection(check, 0), refused('bad-input')))).toBe(WATCH);
  });
});
