import { KEY_USED_OTHERWISE, type CartFailure } from '#ports/cart-gateway.ts';
import type { NewCartItem } from '#src/cart/cart.ts';
import { addPayload, judgeKey, KEY_LIFETIME } from '#src/cart/retry/idempotency.ts';
import { addItems } from './cart-changes.ts';
import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { OpenCart } from './open-cart.ts';

/** What was refused of an add, and whether it had been carried out before. */
export type AddOutcome = {
  readonly refusals: readonly CartRefusal[];
  readonly isReplayed: boolean;
};

/**
 * Adds under a key: the same key again adds nothing more and is refused what it was refused the
 * first time, so that an answer lost on the way can be asked for again. Keys are kept for a day.
 */
export function addOnce(
  cart: OpenCart,
  items: readonly NewCartItem[],
  key: string,
): Result<AddOutcome, CartFailure> {
  const { now } = cart;
  const payload = addPayload(items);
  const known = cart.statements.action(cart.id, key);
  const verdict = judgeKey(
    known && { ...known, state: 'answered', answer: known.refusals },
    payload,
    now,
  );
  if (verdict.kind === 'mismatch') return err(KEY_USED_OTHERWISE);
  if (verdict.kind === 'replay') {
    const refusals = JSON.parse(verdict.answer) as readonly CartRefusal[];
    return ok({ refusals, isReplayed: true });
  }
  const refusals = addItems(cart, items);
  cart.statements.forgetActionsUntil(now - KEY_LIFETIME);
  cart.statements.recordAction(cart.id, key, {
    payload,
    refusals: JSON.stringify(refusals),
    at: now,
  });
  return ok({ refusals, isReplayed: false });
}
