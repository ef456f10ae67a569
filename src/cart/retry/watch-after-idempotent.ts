import type { IdempotentPlan } from './idempotent-plan.ts';
import type { Landing } from './landing.ts';
import { watchLine, type LineWatch } from './line-watch.ts';

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
  const others = isRefused && target.correction ? target.correction.otherwise : watch;
  const own: Landing = { kind: 'set', quantity, until: plan.landedBy };
  const landings = [...(others?.landings ?? []), ...(isOpen ? [own] : [])];
  if (step.kind === 'done') return watchLine({ line, expected: quantity, landings });
  if (!isOpen) return others;
  if (isRefused) return watchLine({ line, expected: plan.seen ?? before, landings });
  return watchLine({ line, expected: quantity, unconfirmed: { before }, landings });
}
