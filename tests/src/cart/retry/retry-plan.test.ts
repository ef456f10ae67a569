import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { watchAfterAdd } from '#src/cart/retry/watch-after-add.ts';
import { beginAdd } from '#src/cart/retry/add-plan.ts';
import { beginIdempotent } from '#src/cart/retry/idempotent-plan.ts';
import { watchAfterIdempotent } from '#src/cart/retry/watch-after-idempotent.ts';
import { MOST_RETRIES, WRITE_DEADLINE } from '#src/cart/retry/retry-delay.ts';
import { nextPlan, watchAfter, type RetryPlan } from '#src/cart/retry/retry-plan.ts';
import { isOutcome, type RetryEvent } from '#src/cart/retry/retry-step.ts';
import {
  anyAdd,
  anyStepOutcomes,
  anyIdempotent,
  plansAlong,
  type StepOutcome,
} from '../../../support/arbitraries/retry.ts';

const anyPlan: fc.Arbitrary<RetryPlan> = fc.oneof(anyAdd, anyIdempotent);
const lost: RetryEvent = { type: 'failed', failure: { kind: 'reset' } };
const moment = { now: 0, jitter: 0 };

/** Retry-After of the answer before the wait, in seconds. */
const askedFor = ({ reply }: StepOutcome): number =>
  (reply.type === 'failed' && reply.failure.kind === 'http' && reply.failure.retryAfterSeconds) ||
  0;

describe('nextPlan', () => {
  it('C7 reads before it adds again, and sets again without a read', () => {
    const add = beginAdd({ key: 'click', line: 'M1', quantity: 1, baseline: 0, now: 0 });
    const update = beginIdempotent({ change: 'update', now: 0 });
    expect(nextPlan(add, lost, moment).step).toMatchObject({ next: 'read' });
    expect(nextPlan(update, lost, moment).step).toMatchObject({ next: 'send' });
  });

  it('C7 waits from half of 500*2^n to all of it, or for the Retry-After', () => {
    fc.assert(
      fc.property(anyPlan, anyStepOutcomes, (begun, course) => {
        const plans = plansAlong<RetryPlan>(begun, course);
        for (const [place, { step, waits }] of plans.entries()) {
          const before = course[place - 1];
          if (step.kind !== 'wait' || !before) continue;
          const whole = 500 * 2 ** (waits - 1);
          const asked = askedFor(before) * 1000;
          expect(step.milliseconds).toBeGreaterThanOrEqual(Math.max(whole / 2, asked));
          expect(step.milliseconds).toBeLessThan(Math.max(whole, asked + 1));
        }
      }),
    );
  });

  it('C7 never waits longer than two seconds for a Retry-After', () => {
    fc.assert(
      fc.property(anyPlan, anyStepOutcomes, (begun, course) => {
        const plans = plansAlong<RetryPlan>(begun, course);
        const asked = plans.map(({ step }, place) => {
          const before = course[place - 1];
          return step.kind === 'wait' && before ? askedFor(before) : 0;
        });
        expect(Math.max(...asked)).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('C7 waits for three retries, and for one last read', () => {
    fc.assert(
      fc.property(anyPlan, anyStepOutcomes, (begun, course) => {
        const waits = plansAlong<RetryPlan>(begun, course).filter(
          ({ step }) => step.kind === 'wait',
        );
        expect(waits.length).toBeLessThanOrEqual(MOST_RETRIES + 1);
        const toSend = waits.filter(({ step }) => step.kind === 'wait' && step.next === 'send');
        expect(toSend.every((plan) => plan.waits <= MOST_RETRIES)).toBe(true);
      }),
    );
  });

  it('C7 begins no wait that outlasts the deadline', () => {
    fc.assert(
      fc.property(anyPlan, fc.nat(), (begun, late) => {
        const now = begun.begunAt + WRITE_DEADLINE + late;
        expect(nextPlan(begun, lost, { now, jitter: 0 }).step.kind).not.toBe('wait');
      }),
    );
  });

  it('C7 does not mutate the given plan', () => {
    fc.assert(
      fc.property(anyPlan, anyStepOutcomes, (begun, course) => {
        const copy = structuredClone(begun);
        plansAlong(begun, course);
        expect(begun).toEqual(copy);
      }),
    );
  });
});

describe('watchAfter', () => {
  it('C7 returns the watch of the given plan', () => {
    fc.assert(
      fc.property(anyAdd, anyIdempotent, anyStepOutcomes, (add, change, course) => {
        const added = plansAlong(add, course).at(-1) ?? add;
        const changed = plansAlong(change, course).at(-1) ?? change;
        expect(watchAfter(added)).toEqual(watchAfterAdd(added));
        expect(watchAfter(changed)).toEqual(watchAfterIdempotent(changed));
      }),
    );
  });

  it('C7 keeps earlier landings while the cart exists', () => {
    fc.assert(
      fc.property(anyAdd, anyStepOutcomes, (begun, course) => {
        const last = plansAlong(begun, course).at(-1) ?? begun;
        const isThere = isOutcome(last.step) && last.step.kind !== 'cart-gone';
        const landings = isThere ? watchAfter(last)?.landings : begun.watch?.landings;
        expect(landings ?? []).toEqual(expect.arrayContaining([...(begun.watch?.landings ?? [])]));
      }),
    );
  });
});
