import { IDEMPOTENCY_KEY_REUSED, type CartFailure } from '#ports/cart-gateway.ts';
import { CART_COOKIE_LIFETIME } from '#src/cart/cart.ts';
import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import {
  checkIdempotencyKey,
  IDEMPOTENCY_KEY_LIFETIME,
  capRefusals,
} from '#src/cart/retry/idempotency.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { asDigest, payloadDigest } from './action-statements.ts';
import type { CartContext } from './cart-context.ts';

/** The idempotency key of a change; `payload` identifies the change it belongs to. */
export type ChangeKey = { readonly key: string; readonly payload: string };

/** A change of a cart. */
export type Change = {
  /** Changes the cart and returns what was refused. */
  readonly make: (cart: CartContext) => readonly CartRefusal[];
  /**
   * Returns the refusals of a change that no cart could take (bad quantity, unknown article, open
   * choice), else `undefined`. Runs before anything is stored: a refused change leaves neither a cart
   * nor a record behind. Want of stock is found by `make`, and is recorded.
   */
  readonly refuse?: (cart: CartContext) => readonly CartRefusal[] | undefined;
};

/**
 * Outcome of a change. `made`: carried out as far as possible, maybe not at all. `refused`: nothing
 * was changed or stored.
 */
export type ChangeOutcome = {
  readonly kind: 'made' | 'replayed' | 'refused';
  readonly refusals: readonly CartRefusal[];
};

/** Time without a change after which a cart is deleted, in milliseconds. */
export const CART_LIFETIME = CART_COOKIE_LIFETIME * 1000;

/**
 * Applies a change at most once per idempotency key. The same key again changes nothing and returns
 * the refusals of the first time, so that a lost response can be requested again, and a duplicate
 * request does not undo later changes. Keys are kept for a day, with a digest of their payload. The
 * first change of an empty cart stores the cart.
 */
export function changeOnce(
  cart: CartContext,
  keyed: ChangeKey | undefined,
  { make, refuse }: Change,
): Result<ChangeOutcome, CartFailure> {
  const { statements, id, now } = cart;
  const payload = payloadDigest(keyed?.payload ?? '');
  const known = keyed && statements.action(id, keyed.key);
  const decision = checkIdempotencyKey(
    known && {
      ...known,
      payload: asDigest(known.payload),
      state: 'answered',
      answer: known.refusals,
    },
    payload,
    now,
  );
  if (decision.kind === 'mismatch') return err(IDEMPOTENCY_KEY_REUSED);
  if (decision.kind === 'replay') {
    const refusals = JSON.parse(decision.answer) as readonly CartRefusal[];
    return ok({ kind: 'replayed', refusals });
  }
  const refused = refuse?.(cart);
  if (refused) return ok({ kind: 'refused', refusals: refused });
  if (!cart.isStored) storeCart(cart);
  const refusals = make(cart);
  if (keyed) {
    statements.forgetActionsUntil(now - IDEMPOTENCY_KEY_LIFETIME);
    const stored = JSON.stringify(capRefusals(refusals));
    statements.recordAction(id, keyed.key, { payload, refusals: stored, at: now });
  }
  return ok({ kind: 'made', refusals });
}

function storeCart({ statements, id, now }: CartContext): void {
  statements.forgetCartsUntil(now - CART_LIFETIME);
  statements.createCart(id, now);
}
