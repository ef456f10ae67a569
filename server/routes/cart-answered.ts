import type { ChangeAnswer, CartFailure } from '#ports/cart-gateway.ts';
import { formatCartAnswer } from '#src/cart/cart-document.ts';
import type { Result } from '#src/shared/result.ts';
import { answered, failed, type BffAnswer } from './bff-method.ts';

/**
 * The answer of every cart method: the cart, and what was refused (C2). A cart that somebody else has
 * changed meanwhile is a conflict, and comes along. An action that had been carried out before is
 * answered as it was then, and says so.
 */
export function cartAnswered(answer: Result<ChangeAnswer, CartFailure>): BffAnswer {
  if (!answer.ok) return failedCart(answer.error);
  const { isReplayed, ...told } = answer.value;
  const headers = isReplayed ? { headers: REPLAYED } : {};
  const changed = told.userErrors.find(({ code }) => code === 'CART_CHANGED');
  const body = formatCartAnswer(told);
  return changed
    ? { status: 409, body: { message: changed.message, ...body }, ...headers }
    : answered(body, headers);
}

const REPLAYED = { 'Idempotent-Replayed': 'true' };

/** A failure of which nobody knows whether the change was made says so (`outcome`). */
export function failedCart(failure: CartFailure): BffAnswer {
  const answer = failed(failure.status, failure.message, retryAfter(failure));
  return failure.failure === 'unknown'
    ? { ...answer, body: { message: failure.message, outcome: 'unknown' } }
    : answer;
}

/**
 * Whoever hears 503 without a time cannot know whether the change was made, for caches in front of a
 * shop say that as well: so a change that certainly was not made has a time.
 */
function retryAfter({ status, failure, retryAfterSeconds }: CartFailure): number | undefined {
  if (status !== 429 && status !== 503) return undefined;
  return retryAfterSeconds ?? (failure === 'not-applied' ? 1 : undefined);
}
