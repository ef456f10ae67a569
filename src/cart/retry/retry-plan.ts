import type { AddPlan } from './add-plan.ts';
import { watchAfterAdd } from './watch-after-add.ts';
import type { IdempotentPlan } from './idempotent-plan.ts';
import { watchAfterIdempotent } from './watch-after-idempotent.ts';
import type { LineWatch } from './line-watch.ts';
import { nextAddPlan } from './next-add-plan.ts';
import { nextIdempotentPlan } from './next-idempotent-plan.ts';
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
    ? nextAddPlan(plan, event, moment)
    : nextIdempotentPlan(plan, event, moment)) as Plan;

/** The watch of the plan's line once it is complete; replaces the previous watch of that line. */
export const watchAfter = (plan: RetryPlan): LineWatch | undefined =>
  plan.kind === 'add' ? watchAfterAdd(plan) : watchAfterIdempotent(plan);
