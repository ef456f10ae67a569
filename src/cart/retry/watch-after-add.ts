import { landingsOf, targetQuantity, type AddPlan } from './add-plan.ts';
import { watchLine, type LineWatch } from './line-watch.ts';
import { isOutcome } from './retry-step.ts';

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
        landings: landingsOf(plan, counted(plan)),
      });
    case 'changed-elsewhere':
      return watchLine({ line, expected: step.quantity, landings: landingsOf(plan, 0) });
    case 'refused':
    case 'unavailable':
      return watchLine({ line, expected: baseline, landings: landingsOf(plan, 0) });
    case 'unknown':
      return watchLine({
        line,
        expected: targetQuantity(plan),
        unconfirmed: { before: baseline, key },
        landings: landingsOf(plan, 0),
      });
  }
}

/**
 * One delivery is the add itself. If earlier landings may have produced the target quantity
 * instead, and no send was answered, all of its own deliveries may still be to come.
 */
const counted = ({ isAnswered, watch }: AddPlan): 0 | 1 => (isAnswered || !watch ? 1 : 0);
