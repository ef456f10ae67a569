import type { NewCartItem } from '#src/cart/cart.ts';
import { judgeKey, KEY_LIFETIME } from '#src/cart/retry/idempotency.ts';
import { addItems, type OpenCart } from './cart-changes.ts';
import type { CartRefusal } from './cart-refusal.ts';

/**
 * Adds under a key: the same key again adds nothing more and is refused what it was refused the
 * first time, so that an answer lost on the way can be asked for again. Keys are kept for a day.
 */
export function addOnce(
  cart: OpenCart,
  items: readonly NewCartItem[],
  key: string,
  now: number,
): readonly CartRefusal[] {
  const payload = JSON.stringify(items.map(({ sku, quantity }) => [sku, quantity]));
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
