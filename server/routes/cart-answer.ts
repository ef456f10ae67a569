import type { CartChangeAnswer, CartFailure } from '#ports/cart-gateway.ts';
import { formatCartAnswer } from '#src/cart/cart-document.ts';
import type { Reader } from '#src/shared/json-reader.ts';
import type { Result } from '#src/shared/result.ts';
import {
  type BffAnswer,
  type BffContext,
  bffMethod,
  type BffMethod,
  errorAnswer,
  okAnswer,
  oneArgument,
} from './bff-method.ts';

/**
 * Answer of every cart method: the cart and the refusals (C2). A concurrent change of the cart is a
 * conflict (409) that includes the cart. A replayed action gets its first refusals, the current
 * cart and the header `Idempotent-Replayed`.
 */
function answerFromCart(answer: Result<CartChangeAnswer, CartFailure>): BffAnswer {
  if (!answer.ok) return cartErrorAnswer(answer.error);
  const { isReplayed, ...answered } = answer.value;
  const headers = isReplayed ? { headers: REPLAYED } : {};
  const changed = answered.userErrors.find(({ code }) => code === 'CART_CHANGED');
  const body = formatCartAnswer(answered);
  return changed
    ? { status: 409, body: { message: changed.message, ...body }, ...headers }
    : okAnswer(body, headers);
}

const REPLAYED = { 'Idempotent-Replayed': 'true' };

/**
 * A failure. `outcome` says that a change was not made, although the server has retried it, or that
 * nobody knows. Clients retry an answer without it, such as that of a proxy (C5).
 */
export function cartErrorAnswer(failure: CartFailure): BffAnswer {
  const answer = errorAnswer(failure.status, failure.message, retryAfter(failure));
  const isNotMade = failure.failure === 'not-applied' && failure.status === 503;
  return isNotMade || failure.failure === 'unknown'
    ? { ...answer, body: { message: failure.message, outcome: failure.failure } }
    : answer;
}

/**
 * A client cannot know whether a change was made after a 503 without `Retry-After`, because caches
 * in front of a shop send that too; so a change that was certainly not made gets a `Retry-After`.
 */
function retryAfter({ status, failure, retryAfterSeconds }: CartFailure): number | undefined {
  if (status !== 429 && status !== 503) return undefined;
  return retryAfterSeconds ?? (failure === 'not-applied' ? 1 : undefined);
}

/**
 * Creates a method with one argument, read by `read`, that answers with the cart after `change` (C2).
 */
export const cartMethod = <Argument>(
  read: Reader<Argument>,
  change: (argument: Argument, call: BffContext) => Promise<Result<CartChangeAnswer, CartFailure>>,
): BffMethod =>
  bffMethod('nothing', oneArgument(read), async (argument, call) =>
    answerFromCart(await change(argument, call)),
  );
