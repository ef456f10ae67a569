import type { NewCartItem } from '#src/cart/cart.ts';
import { addPayload, judgeKey, KEY_LIFETIME } from '#src/cart/retry/idempotency.ts';
import { addItems } from './cart-changes.ts';
import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import type { OpenCart } from './open-cart.ts';

/**
 * Adds under a key: the same key again adds nothing more and is refused what it was refused the
 * first time, so that an answer lost on the way can be asked for again. Keys are kept for a day.
 */
export function addOnce(
  cart: OpenCart,
  items: readonly NewCartItem[],
  key: string,
): readonly CartRefusal[] {
  const { now } = cart;
  const payload = addPayload(items);
  const known = cart.statements.action(cart.id, key);
  const verdict = judgeKey(
    known && { ...known, state: 'answered', answer: known.refusals },
    payload,
    now,
  );
  if (verdict.kind === 'mismatch') return [{ kind: 'key-used-otherwise' }];
  if (verdict.kind === 'replay') return JSON.parse(verdict.answer) as readonly CartRefusal[];
  const refusals = addItems(cart, items);
  cart.statements.forgetActionsUntil(now - KEY_LIFETIME);
  cart.statements.recordAction(cart.id, key, {
    payload,
    refusals: JSON.stringify(refusals),
    at: now,
  });
  return refusals;
}
