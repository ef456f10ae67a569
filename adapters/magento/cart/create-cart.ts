import type { CartFailure } from '#ports/cart-gateway.ts';
import { beginIdempotent } from '#src/cart/retry/idempotent-plan.ts';
import { nextPlan } from '#src/cart/retry/retry-plan.ts';
import { isOutcome, type RetryEvent } from '#src/cart/retry/retry-step.ts';
import type { Locale } from '#src/shared/locale.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { CartTools } from './cart-session.ts';
import { readFailure, stepFailure } from './failures.ts';

/**
 * Makes a cart under an id of our own, of 32 characters as Magento wants them, so that a call whose
 * answer was lost may be repeated: there is then such a cart already, and it is ours.
 */
export async function createCart(
  { carts, clock, random, wait }: CartTools,
  locale: Locale,
  cartId: string,
): Promise<Result<string, CartFailure>> {
  let plan = beginIdempotent({ change: 'create-cart', now: clock.now() });
  const performed = async (): Promise<RetryEvent> => {
    if (plan.step.kind === 'wait') {
      await wait(plan.step.milliseconds);
      return { type: 'waited' };
    }
    const made = await carts.create(locale, cartId);
    return made.ok
      ? { type: 'answered', line: { quantity: 0 } }
      : { type: 'failed', failure: made.error };
  };
  while (!isOutcome(plan.step)) {
    const event = await performed();
    plan = nextPlan(plan, event, { now: clock.now(), jitter: random() });
  }
  if (plan.step.kind === 'done') return ok(cartId);
  return stepFailure(plan.step) ?? readFailure({ kind: 'refused', code: 'bad-input' });
}
