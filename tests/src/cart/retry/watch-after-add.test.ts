import { describe, expect, it } from 'vitest';
import { beginAdd, type AddPlan } from '#src/cart/retry/add-plan.ts';
import { watchAfterAdd } from '#src/cart/retry/watch-after-add.ts';
import type { Landing } from '#src/cart/retry/landing.ts';
import type { RetryStep } from '#src/cart/retry/retry-step.ts';

const STRAY: Landing = { kind: 'add', quantity: 5, times: 1, until: 50 };
const WATCH = { line: 'M1', expected: 1, landings: [STRAY], checkAgainAt: 50 };

/** An add of 2 to a line that holds 1. */
const plan = (step: RetryStep, more: Partial<AddPlan> = {}): AddPlan => ({
  ...beginAdd({ key: 'click', line: 'M1', quantity: 2, baseline: 1, now: 0 }),
  landedBy: 99,
  step,
  ...more,
});
const own = (times: number): Landing => ({ kind: 'add', quantity: 2, times, until: 99 });
const watched = (expected: number, ...landings: readonly Landing[]) => ({
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

  it('C7 counts none if an earlier send may have landed instead', () => {
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

  it('C7 watches for a set that may land again', () => {
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
