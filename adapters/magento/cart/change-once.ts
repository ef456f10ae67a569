import {
  IDEMPOTENCY_KEY_REUSED,
  type CartFailure,
  type CartChangeAnswer,
} from '#ports/cart-gateway.ts';
import type { UserError } from '#src/cart/cart.ts';
import { comparableChange, checkIdempotencyKey } from '#src/cart/retry/idempotency.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { answerWithCart, type CartTask } from './cart-answers.ts';
import { payloadDigest } from './cart-actions.ts';
import type { CartSession } from './cart-session.ts';
import { RECORDS_UNAVAILABLE } from './failures.ts';

/** A change under an idempotency key. `requested` distinguishes it from other changes of its kind. */
export type ChangeKey = {
  readonly key: string | undefined;
  readonly kind: string;
  readonly requested: unknown;
};

/**
 * Changes a cart under an idempotency key (C7). A change is absolute, so its plan may send it
 * repeatedly. A request delivered again after a later change would undo that one, so it changes
 * nothing and is answered with the first refusals and the current cart.
 */
export const changeOnce =
  ({ key, kind, requested }: ChangeKey, work: CartTask): CartTask =>
  async (session) => {
    if (key === undefined) return work(session);
    const { actions, clock } = session.dependencies;
    const known = await actions.find(session.cartId, key);
    if (known === 'unavailable') return RECORDS_UNAVAILABLE;
    const payload = payloadDigest(comparableChange(kind, requested));
    const record = known && { ...known, state: 'answered' as const, answer: known.told ?? [] };
    const verdict = checkIdempotencyKey(record, payload, clock.now());
    if (verdict.kind === 'mismatch') return err(IDEMPOTENCY_KEY_REUSED);
    if (verdict.kind === 'replay') return replay(session, verdict.answer);
    const at = clock.now();
    const answer = await work(session);
    if (isConclusive(answer)) {
      const userErrors = answer.value.userErrors;
      await actions.save(session.cartId, key, { payload, at, results: [], told: userErrors });
    }
    return answer;
  };

/** Returns whether the outcome is final. It is not for a lost cart, which may be replaced. */
const isConclusive = (
  answer: Result<CartChangeAnswer, CartFailure>,
): answer is Extract<typeof answer, { readonly ok: true }> =>
  answer.ok &&
  answer.value.cart !== null &&
  answer.value.userErrors.every(({ code }) => code !== 'CART_CHANGED');

async function replay(
  session: CartSession,
  userErrors: readonly UserError[],
): Promise<Result<CartChangeAnswer, CartFailure>> {
  session.mayHaveChanged = true;
  const current = await answerWithCart(session);
  return current.ok && current.value.cart
    ? ok({ ...current.value, userErrors, isReplayed: true })
    : current;
}
