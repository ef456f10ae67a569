import type { AddPlan } from './add-plan.ts';
import { addWatch } from './add-watch.ts';
import type { IdempotentPlan } from './idempotent-plan.ts';
import { idempotentWatch } from './idempotent-watch.ts';
import type { LineWatch } from './line-watch.ts';
import { nextAdd } from './next-add.ts';
import { nextIdempotent } from './next-idempotent.ts';
import type { Moment, RetryEvent } from './retry-step.ts';

/**
 * One change of a cart on its way to a commerce side that may fail (C7). `step` says what to do;
 * what came of it makes the next plan:
 *
 * ```ts
 * let plan = beginAdd({ key, line, quantity: 1, baseline: 0, now });
 * while (!isOutcome(plan.step)) plan = nextPlan(plan, await carriedOut(plan.step), moment());
 * ```
 */
export type RetryPlan = AddPlan | IdempotentPlan;

/** The plan after an event. An event that does not fit its step leaves the plan as it was. */
export const nextPlan = <Plan extends RetryPlan>(
  plan: Plan,
  event: RetryEvent,
  moment: Moment,
): Plan =>
  (plan.kind === 'add'
    ? nextAdd(plan, event, moment)
    : nextIdempotent(plan, event, moment)) as Plan;

/**
 * What is to be watched on the plan's line once it is over; it takes the place of what was watched
 * there before.
 */
export const watchAfter = (plan: RetryPlan): LineWatch | undefined =>
  plan.kind === 'add' ? addWatch(plan) : idempotentWatch(plan);
