import { KEY_USED_OTHERWISE, type CartFailure } from '#ports/cart-gateway.ts';
import { CART_COOKIE_LIFETIME } from '#src/cart/cart-cookie.ts';
import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import { judgeKey, KEY_LIFETIME, keptRefusals } from '#src/cart/retry/idempotency.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { asDigest, payloadDigest } from './action-statements.ts';
import type { OpenCart } from './open-cart.ts';

/** A change as it is asked for under a key; `payload` tells it from others. */
export type KeyedChange = { readonly key: string; readonly payload: string };

/** What is done to a cart. */
export type Change = {
  /** Changes the cart, and answers what of that was refused. */
  readonly make: (cart: OpenCart) => readonly CartRefusal[];
  /**
   * Why nothing of it can be done: it is then refused before anything is kept, and leaves neither a
   * cart nor a record behind. `undefined` where something may come of it.
   */
  readonly refuse?: (cart: OpenCart) => readonly CartRefusal[] | undefined;
};

/** What came of a change. `refused`: nothing was done and nothing kept. */
export type ChangeOutcome = {
  readonly kind: 'made' | 'replayed' | 'refused';
  readonly refusals: readonly CartRefusal[];
};

/** In milliseconds: a cart that has not changed for so long is forgotten. */
export const CART_LIFETIME = CART_COOKIE_LIFETIME * 1000;

/**
 * Changes a cart under a key: the same key again changes nothing more and is refused what it was
 * refused the first time, so that an answer lost on the way can be asked for again, and a request that
 * comes once more puts nothing back to what it was. Keys are kept for a day, what was asked under them
 * as a digest. The first change of an empty cart stores it.
 */
export function changeOnce(
  cart: OpenCart,
  keyed: KeyedChange | undefined,
  { make, refuse }: Change,
): Result<ChangeOutcome, CartFailure> {
  const { statements, id, now } = cart;
  const payload = payloadDigest(keyed?.payload ?? '');
  const known = keyed && statements.action(id, keyed.key);
  const verdict = judgeKey(
    known && {
      ...known,
      payload: asDigest(known.payload),
      state: 'answered',
      answer: known.refusals,
    },
    payload,
    now,
  );
  if (verdict.kind === 'mismatch') return err(KEY_USED_OTHERWISE);
  if (verdict.kind === 'replay') {
    const refusals = JSON.parse(verdict.answer) as readonly CartRefusal[];
    return ok({ kind: 'replayed', refusals });
  }
  const refused = refuse?.(cart);
  if (refused) return ok({ kind: 'refused', refusals: refused });
  if (!cart.isStored) storeCart(cart);
  const refusals = make(cart);
  if (keyed) {
    statements.forgetActionsUntil(now - KEY_LIFETIME);
    const kept = JSON.stringify(keptRefusals(refusals));
    statements.recordAction(id, keyed.key, { payload, refusals: kept, at: now });
  }
  return ok({ kind: 'made', refusals });
}

function storeCart({ statements, id, now }: OpenCart): void {
  statements.forgetCartsUntil(now - CART_LIFETIME);
  statements.createCart(id, now);
}
