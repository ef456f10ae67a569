import type { AddPlan } from './add-plan.ts';
import { addWatch } from './add-watch.ts';
import type { IdempotentPlan } from './idempotent-plan.ts';
import { idempotentWatch } from './idempotent-watch.ts';
import type { LineWatch } from './line-watch.ts';
import { nextAdd } from './next-add.ts';
import { nextIdempotent } from './next-idempotent.ts';
import type { Moment, RetryEvent } from './retry-step.ts';

/**
 * One change of a cart sent to a commerce backend that may fail (C7). `step` says what to do; its
 * result makes the next plan:
 *
 * ```ts
 * let plan = beginAdd({ key, line, quantity: 1, baseline: 0, now });
 * while (!isOutcome(plan.step)) plan = nextPlan(plan, await carriedOut(plan.step), moment());
 * ```
 */
export type RetryPlan = AddPlan | IdempotentPlan;

/** The plan after an event. An event that does not fit its step leaves the plan unchanged. */
export const nextPlan = <Plan extends RetryPlan>(
  plan: Plan,
  event: RetryEvent,
  moment: Moment,
): Plan =>
  (plan.kind === 'add'
    ? nextAdd(plan, event, moment)
    : nextIdempotent(plan, event, moment)) as Plan;

/** The watch of the plan's line once it is complete; replaces the previous watch of that line. */
export const watchAfter = (plan: RetryPlan): LineWatch | undefined =>
  plan.kind === 'add' ? addWatch(plan) : idempotentWatch(plan);
