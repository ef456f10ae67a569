import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import { beginCorrection, beginIdempotent } from '#src/cart/retry/idempotent-plan.ts';
import { nextIdempotentPlan } from '#src/cart/retry/next-idempotent-plan.ts';
import { isOutcome } from '#src/cart/retry/retry-step.ts';
import {
  anyStepOutcomes,
  anyIdempotent,
  anyRetryEvent,
  planSequence,
} from '../../../support/arbitraries/retry.ts';
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

const REFUSED: CallFailure = { kind: 'refused-connection' };
const WATCH = { line: 'M1', expected: 4, landings: [], checkAgainAt: 50 };

describe('nextIdempotentPlan', () => {
  it('C7 is done with the first answer', () => {
    expect(begun()).toMatchObject({ sends: 1, step: { kind: 'send' } });
    expect(after(begun(), shows4).step).toEqual({ kind: 'done', quantity: 4 });
  });

  it.each([LOST, REFUSED])('C7 sends again after %o, three times, without a read', (failure) => {
    const waits = [500, 1000, 2000].map((milliseconds) => ({
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

  it('C7 ends after one retry in maintenance mode, as not carried out', () => {
    const maintenance = failed({ kind: 'maintenance' });
    expect(after(begun(), maintenance, waited).step).toEqual({ kind: 'send' });
    expect(after(begun(), maintenance, waited, shows4).step).toMatchObject({ kind: 'done' });
    expect(after(begun(), maintenance, waited, maintenance).step).toEqual({
      kind: 'unavailable',
      retryAfterSeconds: 60,
    });
    expect(after(begun(), failed(LOST), waited, maintenance).step).toEqual({ kind: 'unknown' });
  });

  it('C7 distinguishes a change that was certainly not done from one that may have been', () => {
    const late = { now: 20_000, jitter: 0 };
    const busy: CallFailure = { kind: 'http', status: 429, retryAfterSeconds: 60 };
    expect(nextIdempotentPlan(begun(), failed(REFUSED), late).step).toEqual({
      kind: 'unavailable',
    });
    expect(nextIdempotentPlan(begun(), failed(LOST), late).step).toEqual({ kind: 'unknown' });
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

  describe('when it is refused after an unanswered send', () => {
    const FORBIDDEN: CallFailure = { kind: 'http', status: 403 };
    const waiting = after(begun(), failed(LOST), waited, failed(FORBIDDEN));

    const stepFor = (quantity: number) => after(waiting, waited, shows(quantity)).step;

    it('C7 reads before it reports anything', () => {
      expect(waiting.step).toEqual({ kind: 'wait', milliseconds: 1000, next: 'read' });
      expect(after(waiting, waited)).toMatchObject({ sends: 2, step: { kind: 'read' } });
    });

    it('C7 reports the quantity of the line', () => {
      expect(stepFor(4)).toEqual({ kind: 'done', quantity: 4 });
      expect(stepFor(1)).toEqual({ kind: 'refused', failure: FORBIDDEN });
      expect(stepFor(2)).toEqual({ kind: 'unknown' });
    });

    it('C7 does not report a removal as refused that may still take effect', () => {
      const target = { ...TARGET, quantity: 0 };
      const begun = beginIdempotent({ change: 'remove', target, now: 0 });
      const seen = after(begun, failed(LOST), waited, failed(FORBIDDEN), waited, shows(1));
      expect(seen.step).toEqual({ kind: 'unknown' });
    });

    it('C7 reads again after a failed read, and finally reports unknown', () => {
      const again = after(waiting, waited, failed(LOST));
      expect(again.step).toEqual({ kind: 'wait', milliseconds: 2000, next: 'read' });
      const blind = after(again, waited, failed(LOST), waited, failed(LOST));
      expect(blind.step).toEqual({ kind: 'unknown' });
    });

    it('C7 finds the cart gone', () => {
      expect(after(waiting, waited, refused('cart-not-found')).step).toEqual({ kind: 'cart-gone' });
    });

    it('C7 reports a coupon as unknown, as no line shows it', () => {
      const coupon = beginIdempotent({ change: 'apply-coupon', deliveries: 2, now: 0 });
      expect(after(coupon, failed(LOST), waited, failed(FORBIDDEN)).step).toEqual({
        kind: 'unknown',
      });
      expect(after(coupon, failed(FORBIDDEN)).step.kind).toBe('refused');
      const read = after({ ...coupon, step: { kind: 'read' } }, shows(0));
      expect(read.step).toEqual({ kind: 'unknown' });
    });
  });

  it('C7 does not treat a rejected correction as a refusal', () => {
    const check = { kind: 'set', uid: 'line-1', quantity: 4, watch: WATCH } as const;
    const forbidden = failed({ kind: 'http', status: 403 });
    expect(after(beginCorrection(check, 0), forbidden).step).toEqual({ kind: 'unavailable' });
    expect(after(beginCorrection(check, 0, 2), forbidden).step).toEqual({ kind: 'unknown' });
    expect(after(beginCorrection(check, 0), refused('bad-input')).step.kind).toBe('refused');
  });

  it('C7 reads after any refusal if a request may be delivered twice', () => {
    const twice = begun('update', { deliveries: 2 });
    expect(after(twice, refused('bad-input')).step).toMatchObject({ next: 'read' });
    expect(after(twice, refused('cart-locked'))).toMatchObject({ unanswered: 1 });
    expect(after(twice, failed(REFUSED))).toMatchObject({ unanswered: 0 });
  });

  it('C7 requests another cart if there is none', () => {
    expect(after(begun(), refused('cart-not-found')).step).toEqual({ kind: 'cart-gone' });
  });

  it.each([
    ['remove', 'line-not-found'],
    ['apply-coupon', 'coupon-applied'],
    ['remove-coupon', 'coupon-not-applied'],
    ['create-cart', 'cart-exists'],
  ] as const)('C7 treats %s as done when the answer is %s', (change, code) => {
    expect(after(begun(change), refused(code)).step).toEqual({ kind: 'done', quantity: 0 });
    expect(after(begun('update'), refused(code)).step.kind).toBe('refused');
    expect(after(begun('set-address'), refused(code)).step.kind).toBe('refused');
  });

  it('C7 handles only events that fit its step', () => {
    const waiting = after(begun(), failed(LOST));
    const done = after(begun(), shows4);
    expect(after(begun(), waited)).toMatchObject({ sends: 1, step: { kind: 'send' } });
    expect(after(waiting, shows4)).toBe(waiting);
    expect(after(done, waited, failed(LOST))).toBe(done);
  });

  it('C7 ends after four sends at the most, and keeps its result', () => {
    fc.assert(
      fc.property(anyIdempotent, anyStepOutcomes, anyRetryEvent, (begun, course, event) => {
        const last = planSequence(begun, course).at(-1) ?? begun;
        expect(isOutcome(last.step)).toBe(true);
        expect(last.sends).toBeLessThanOrEqual(4);
        expect(after(last, event)).toBe(last);
      }),
    );
  });

  it('C7 never sets, and reads only after an ambiguous refusal', () => {
    fc.assert(
      fc.property(anyIdempotent, anyStepOutcomes, (begun, course) => {
        for (const { step, refusal, unanswered } of planSequence(begun, course)) {
          const work = step.kind === 'wait' ? step.next : step.kind;
          expect(['set', 'changed-elsewhere']).not.toContain(work);
          expect(work === 'read' && (!refusal || unanswered === 0)).toBe(false);
        }
      }),
    );
  });

  it('C7 continues after a restart as if there had been none', () => {
    fc.assert(
      fc.property(anyIdempotent, anyStepOutcomes, (begun, course) => {
        for (const plan of planSequence(begun, course)) {
          expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
        }
      }),
    );
  });
});
