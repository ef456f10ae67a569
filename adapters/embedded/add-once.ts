import type { NewCartItem } from '#src/cart/cart.ts';
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
  if (known && known.payload !== payload) return [{ kind: 'key-used-otherwise' }];
  if (known) return JSON.parse(known.refusals) as readonly CartRefusal[];
  const refusals = addItems(cart, items);
  cart.statements.forgetActionsBefore(now - A_DAY);
  cart.statements.recordAction(cart.id, key, { payload, refusals: JSON.stringify(refusals) }, now);
  return refusals;
}

const A_DAY = 24 * 60 * 60 * 1000;
