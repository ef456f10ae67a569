import type { IdempotentPlan } from './idempotent-plan.ts';
import type { Landing } from './landing.ts';
import { watchLine, type LineWatch } from './line-watch.ts';

/**
 * What is to be watched when the change is over: the line is to stay as the shopper was told,
 * though a request that was not answered sets it once more. `undefined` when nothing can.
 */
export function idempotentWatch({ target, step, ...plan }: IdempotentPlan): LineWatch | undefined {
  if (!target || step.kind === 'cart-gone') return undefined;
  const { line, before, quantity, watch } = target;
  const isOpen = plan.unanswered > 0 || (step.kind === 'done' && plan.deliveries > 1);
  const isRefused = step.kind === 'refused';
  const others = isRefused && target.correction ? target.correction.otherwise : watch;
  const own: Landing = { kind: 'set', quantity, until: plan.landedBy };
  const landings = [...(others?.landings ?? []), ...(isOpen ? [own] : [])];
  if (step.kind === 'done') return watchLine({ line, expected: quantity, landings });
  if (!isOpen) return others;
  if (isRefused) return watchLine({ line, expected: plan.seen ?? before, landings });
  return watchLine({ line, expected: quantity, unconfirmed: { before }, landings });
}
