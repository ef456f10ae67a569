import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AddPlan, beginAdd } from '#src/cart/retry/add-plan.ts';
import { beginIdempotent } from '#src/cart/retry/idempotent-plan.ts';
import type { LateEffect } from '#src/cart/retry/late-effect.ts';
import { MAX_RETRIES, WRITE_DEADLINE } from '#src/cart/retry/retry-delay.ts';
import {
  nextPlan,
  type RetryPlan,
  watchAfter,
  watchAfterAdd,
  watchAfterIdempotent,
} from '#src/cart/retry/retry-plan.ts';
import { isOutcome, type RetryEvent, type RetryStep } from '#src/cart/retry/retry-step.ts';
import {
  anyAdd,
  anyIdempotent,
  anyStepOutcomes,
  planSequence,
  type StepOutcome,
} from '../../../support/arbitraries/retry.ts';

const anyPlan: fc.Arbitrary<RetryPlan> = fc.oneof(anyAdd, anyIdempotent);
const lost: RetryEvent = { type: 'failed', failure: { kind: 'reset' } };
const moment = { now: 0, jitter: 0 };

/** Retry-After of the answer before the wait, in seconds. */
const retryAfterOf = ({ reply }: StepOutcome): number =>
  (reply.type === 'failed' && reply.failure.kind === 'http' && reply.failure.retryAfterSeconds) ||
  0;

describe('nextPlan', () => {
  it('C7 reads before it adds again, and sets again without a read', () => {
    const add = beginAdd({ key: 'click', line: 'M1', quantity: 1, baseline: 0, now: 0 });
    const update = beginIdempotent({ change: 'update', now: 0 });
    expect(nextPlan(add, lost, moment).step).toMatchObject({ next: 'read' });
    expect(nextPlan(update, lost, moment).step).toMatchObject({ next: 'send' });
  });

  it('C7 waits for 500*2^n and at most a tenth more, or for the Retry-After', () => {
    fc.assert(
      fc.property(anyPlan, anyStepOutcomes, (begun, course) => {
        const plans = planSequence<RetryPlan>(begun, course);
        for (const [index, { step, waits }] of plans.entries()) {
          const before = course[index - 1];
          if (step.kind !== 'wait' || !before) continue;
          const whole = 500 * 2 ** (waits - 1);
          const retryAfter = retryAfterOf(before) * 1000;
          expect(step.milliseconds).toBeGreaterThanOrEqual(Math.max(whole, retryAfter));
          expect(step.milliseconds).toBeLessThanOrEqual(Math.max(whole * 1.1, retryAfter));
        }
      }),
    );
  });

  it('C7 never waits longer than two seconds for a Retry-After', () => {
    fc.assert(
      fc.property(anyPlan, anyStepOutcomes, (begun, course) => {
        const plans = planSequence<RetryPlan>(begun, course);
        const waits = plans.map(({ step }, index) => {
          const before = course[index - 1];
          return step.kind === 'wait' && before ? retryAfterOf(before) : 0;
        });
        expect(Math.max(...waits)).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('C7 waits for three retries, and for one last read', () => {
    fc.assert(
      fc.property(anyPlan, anyStepOutcomes, (begun, course) => {
        const waits = planSequence<RetryPlan>(begun, course).filter(
          ({ step }) => step.kind === 'wait',
        );
        expect(waits.length).toBeLessThanOrEqual(MAX_RETRIES + 1);
        const toSend = waits.filter(({ step }) => step.kind === 'wait' && step.next === 'send');
        expect(toSend.every((plan) => plan.waits <= MAX_RETRIES)).toBe(true);
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
        planSequence(begun, course);
        expect(begun).toEqual(copy);
      }),
    );
  });
});

describe('watchAfter', () => {
  it('C7 returns the watch of the given plan', () => {
    fc.assert(
      fc.property(anyAdd, anyIdempotent, anyStepOutcomes, (add, change, course) => {
        const added = planSequence(add, course).at(-1) ?? add;
        const changed = planSequence(change, course).at(-1) ?? change;
        expect(watchAfter(added)).toEqual(watchAfterAdd(added));
        expect(watchAfter(changed)).toEqual(watchAfterIdempotent(changed));
      }),
    );
  });

  it('C7 keeps earlier late effects while the cart exists', () => {
    fc.assert(
      fc.property(anyAdd, anyStepOutcomes, (begun, course) => {
        const last = planSequence(begun, course).at(-1) ?? begun;
        const isThere = isOutcome(last.step) && last.step.kind !== 'cart-gone';
        const landings = isThere ? watchAfter(last)?.landings : begun.watch?.landings;
        expect(landings ?? []).toEqual(expect.arrayContaining([...(begun.watch?.landings ?? [])]));
      }),
    );
  });
});

const STRAY: LateEffect = { kind: 'add', quantity: 5, times: 1, until: 50 };
const WATCH = { line: 'M1', expected: 1, landings: [STRAY], checkAgainAt: 50 };

/** An add of 2 to a line that holds 1. */
const plan = (step: RetryStep, more: Partial<AddPlan> = {}): AddPlan => ({
  ...beginAdd({ key: 'click', line: 'M1', quantity: 2, baseline: 1, now: 0 }),
  landedBy: 99,
  step,
  ...more,
});
const own = (times: number): LateEffect => ({ kind: 'add', quantity: 2, times, until: 99 });
const watched = (expected: number, ...landings: readonly LateEffect[]) => ({
  line: 'M1',
  expected,
  landings,
  checkAgainAt: 99,
});

describe('watchAfterAdd', () => {
  it('C7 watches nothing when every send was answered', () => {
    expect(
      watchAfterAdd(plan({ kind: 'done', quantity: 3 }, { isAnswered: true })),
    ).toBeUndefined();
    expect(watchAfterAdd(plan({ kind: 'refused', failure: { kind: 'reset' } }))).toBeUndefined();
    expect(watchAfterAdd(plan({ kind: 'unavailable' }))).toBeUndefined();
  });

  it('C7 watches for unanswered sends, beside the answered one', () => {
    const done = plan({ kind: 'done', quantity: 3 }, { isAnswered: true, unanswered: 2 });
    expect(watchAfterAdd(done)).toEqual(watched(3, own(2)));
  });

  it('C7 counts the send that a read has found', () => {
    const done = { kind: 'done', quantity: 3 } as const;
    expect(watchAfterAdd(plan(done, { unanswered: 1 }))).toBeUndefined();
    expect(watchAfterAdd(plan(done, { unanswered: 3 }))).toEqual(watched(3, own(2)));
  });

  it('C7 counts none if an earlier send may have taken effect instead', () => {
    const done = { kind: 'done', quantity: 3 } as const;
    expect(watchAfterAdd(plan(done, { unanswered: 1, watch: WATCH }))).toEqual(
      watched(3, STRAY, own(1)),
    );
    expect(watchAfterAdd(plan(done, { isAnswered: true, watch: WATCH }))).toEqual({
      ...watched(3, STRAY),
      checkAgainAt: 50,
    });
  });

  it('C7 watches for the second delivery of all sends', () => {
    const more = { isAnswered: true, unanswered: 1, deliveries: 2 };
    expect(watchAfterAdd(plan({ kind: 'done', quantity: 3 }, more))).toEqual(watched(3, own(3)));
  });

  it('C7 watches for a set that may take effect again', () => {
    const more = { isAnswered: true, openSets: [3] };
    expect(watchAfterAdd(plan({ kind: 'done', quantity: 3 }, more))).toEqual(
      watched(3, { kind: 'set', quantity: 3, until: 99 }),
    );
  });

  it('C7 restores the baseline if the add was reported as not done', () => {
    const failure = { kind: 'reset' } as const;
    const lost = { unanswered: 1 };
    expect(watchAfterAdd(plan({ kind: 'refused', failure }, lost))).toEqual(watched(1, own(1)));
    expect(watchAfterAdd(plan({ kind: 'unavailable' }, { watch: WATCH }))).toEqual(WATCH);
  });

  it('C7 keeps the shown quantity of a line that was changed elsewhere', () => {
    const changed = plan({ kind: 'changed-elsewhere', quantity: 8 }, { unanswered: 1 });
    expect(watchAfterAdd(changed)).toEqual(watched(8, own(1)));
  });

  it('C7 accepts both results of an unknown add', () => {
    expect(watchAfterAdd(plan({ kind: 'unknown' }, { unanswered: 4 }))).toEqual({
      ...watched(3, own(4)),
      unconfirmed: { before: 1, key: 'click' },
    });
  });

  it('C7 keeps a watch unchanged if nothing was sent', () => {
    const { baseline: _, ...blind } = plan({ kind: 'unavailable' }, { watch: WATCH });
    expect(watchAfterAdd(blind)).toEqual(WATCH);
  });

  it.each([
    { kind: 'send' },
    { kind: 'read' },
    { kind: 'wait', milliseconds: 1, next: 'send' },
    { kind: 'set', uid: 'line-1', quantity: 3 },
    { kind: 'cart-gone' },
  ] as const)('C7 has no watch while the add is not over, or its cart is gone: %o', (step) => {
    expect(watchAfterAdd(plan(step, { unanswered: 1 }))).toBeUndefined();
  });
});
