import { createHash } from 'node:crypto';
import { IDEMPOTENCY_KEY_REUSED, type CartFailure } from '#ports/cart-gateway.ts';
import type { UserError } from '#src/cart/cart.ts';
import { checkIdempotencyKey, capRefusals } from '#src/cart/retry/idempotency.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { MemoryCart } from './memory-cart.ts';

/** The idempotency key of a change; `payload` identifies the change it belongs to. */
export type KeyedChange = { readonly key?: string | undefined; readonly payload: string };

/** Refusals of a change, and whether it had been carried out before. */
export type MemoryChange = {
  readonly refusals: readonly UserError[];
  readonly isReplayed: boolean;
};

/** Changes a cart at most once per idempotency key; repeats the first answer. */
export function changeOnce(
  cart: MemoryCart,
  { key, payload: wanted }: KeyedChange,
  make: (cart: MemoryCart) => readonly UserError[],
  now: number,
): Result<MemoryChange, CartFailure> {
  if (key === undefined) return ok({ refusals: make(cart), isReplayed: false });
  const payload = createHash('sha256').update(wanted).digest('base64url');
  const verdict = checkIdempotencyKey(cart.actions.get(key), payload, now);
  if (verdict.kind === 'mismatch') return err(IDEMPOTENCY_KEY_REUSED);
  if (verdict.kind === 'replay') return ok({ refusals: verdict.answer, isReplayed: true });
  const refusals = make(cart);
  const answer = capRefusals(refusals);
  cart.actions.set(key, { payload, at: now, state: 'answered', answer });
  return ok({ refusals, isReplayed: false });
}
