import { type AddPlan, lateEffectsOf, targetQuantity } from './add-plan.ts';
import type { IdempotentPlan } from './idempotent-plan.ts';
import type { LateEffect } from './late-effect.ts';
import { type LineWatch, watchLine } from './line-watch.ts';
import { nextAddPlan } from './next-add-plan.ts';
import { nextIdempotentPlan } from './next-idempotent-plan.ts';
import { isOutcome, type RetryTiming, type RetryEvent } from './retry-step.ts';

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
  timing: RetryTiming,
): Plan =>
  (plan.kind === 'add'
    ? nextAddPlan(plan, event, timing)
    : nextIdempotentPlan(plan, event, timing)) as Plan;

/** The watch of the plan's line once it is complete; replaces the previous watch of that line. */
export const watchAfter = (plan: RetryPlan): LineWatch | undefined =>
  plan.kind === 'add' ? watchAfterAdd(plan) : watchAfterIdempotent(plan);

/**
 * The watch to keep after an add (C7): the line must keep the quantity reported to the shopper,
 * whatever takes effect later. `undefined` if nothing can, if the add is not complete, or if the
 * cart is gone.
 */
export function watchAfterAdd(plan: AddPlan): LineWatch | undefined {
  const { step, line, key, baseline } = plan;
  if (baseline === undefined) return plan.watch;
  if (!isOutcome(step) || step.kind === 'cart-gone') return undefined;
  switch (step.kind) {
    case 'done':
      return watchLine({
        line,
        expected: step.quantity,
        landings: lateEffectsOf(plan, countedDeliveries(plan)),
      });
    case 'changed-elsewhere':
      return watchLine({ line, expected: step.quantity, landings: lateEffectsOf(plan, 0) });
    case 'refused':
    case 'unavailable':
      return watchLine({ line, expected: baseline, landings: lateEffectsOf(plan, 0) });
    case 'unknown':
      return watchLine({
        line,
        expected: targetQuantity(plan),
        unconfirmed: { before: baseline, key },
        landings: lateEffectsOf(plan, 0),
      });
  }
}

/**
 * One delivery is the add itself. If earlier late effects may have produced the target quantity
 * instead, and no send was answered, all of its own deliveries may still be to come.
 */
const countedDeliveries = ({ isAnswered, watch }: AddPlan): 0 | 1 => (isAnswered || !watch ? 1 : 0);

/**
 * The watch to keep after the change: the line must keep the quantity reported to the shopper,
 * although an unanswered request may set it once more. `undefined` if nothing can.
 */
export function watchAfterIdempotent({
  target,
  step,
  ...plan
}: IdempotentPlan): LineWatch | undefined {
  if (!target || step.kind === 'cart-gone') return undefined;
  const { line, before, quantity, watch } = target;
  const isOpen = plan.unanswered > 0 || (step.kind === 'done' && plan.deliveries > 1);
  const isRefused = step.kind === 'refused';
  const otherWatch = isRefused && target.correction ? target.correction.otherwise : watch;
  const ownEffect: LateEffect = { kind: 'set', quantity, until: plan.landedBy };
  const landings = [...(otherWatch?.landings ?? []), ...(isOpen ? [ownEffect] : [])];
  if (step.kind === 'done') return watchLine({ line, expected: quantity, landings });
  if (!isOpen) return otherWatch;
  if (isRefused) return watchLine({ line, expected: plan.seen ?? before, landings });
  return watchLine({ line, expected: quantity, unconfirmed: { before }, landings });
}
