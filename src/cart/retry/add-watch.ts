import { landingsOf, targetOf, type AddPlan } from './add-plan.ts';
import { watchLine, type LineWatch } from './line-watch.ts';
import { isOutcome } from './retry-step.ts';

/**
 * What is to be watched when an add is over (C7): the line is to stay as the shopper was told,
 * whatever of the add lands later. `undefined` when nothing can, while the add is not over, and in a
 * cart that is gone.
 */
export function addWatch(plan: AddPlan): LineWatch | undefined {
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
        expected: targetOf(plan),
        unconfirmed: { before: baseline, key },
        landings: landingsOf(plan, 0),
      });
  }
}

/**
 * One delivery is the add itself. Where earlier landings may have brought the line to the target in
 * its stead, and no send was answered, all of its own may be still to come.
 */
const counted = ({ isAnswered, watch }: AddPlan): 0 | 1 => (isAnswered || !watch ? 1 : 0);
