import { KEY_USED_OTHERWISE, type CartFailure } from '#ports/cart-gateway.ts';
import { judgeKey, KEY_LIFETIME } from '#src/cart/retry/idempotency.ts';
import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { OpenCart } from './open-cart.ts';

/** A change as it is asked for under a key; `payload` tells it from others. */
export type KeyedChange = { readonly key: string; readonly payload: string };

/** What was refused of a change, and whether it had been carried out before. */
export type ChangeOutcome = {
  readonly refusals: readonly CartRefusal[];
  readonly isReplayed: boolean;
};

/**
 * Changes a cart under a key: the same key again changes nothing more and is refused what it was
 * refused the first time, so that an answer lost on the way can be asked for again, and a request that
 * comes once more puts nothing back to what it was. Keys are kept for a day.
 */
export function changeOnce(
  cart: OpenCart,
  { key, payload }: KeyedChange,
  make: (cart: OpenCart) => readonly CartRefusal[],
): Result<ChangeOutcome, CartFailure> {
  const { now } = cart;
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
  const refusals = make(cart);
  cart.statements.forgetActionsUntil(now - KEY_LIFETIME);
  cart.statements.recordAction(cart.id, key, {
    payload,
    refusals: JSON.stringify(refusals),
    at: now,
  });
  return ok({ refusals, isReplayed: false });
}
