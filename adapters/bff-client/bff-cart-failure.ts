import type { CartFailure } from '#ports/cart-gateway.ts';
import { parseCartAnswer } from '#src/cart/cart-document.ts';
import type { CartAnswer } from '#src/cart/cart.ts';
import { classifyFailure, type FailureClass } from '#src/cart/retry/failure-class.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { BffFailure } from './bff-failure.ts';
import { readOutcome } from './change-retries.ts';

/** Another device has changed the line in the meantime. */
const CART_CHANGED = 409;
/** The outcome of the change is unknown. */
const UNKNOWN = 504;
const UNAVAILABLE = 503;

/** A conflict (409) that includes the cart counts as an answer; anything else is a failure. */
export function readFailedChange(
  failure: BffFailure,
  isUncertain: boolean,
): Result<CartAnswer, CartFailure> {
  const answer = parseCartAnswer(failure.answer);
  return failure.statusCode === CART_CHANGED && answer
    ? ok(withCartChangedError(answer))
    : err(failedChange(failure, isUncertain));
}

/**
 * Classifies a failed change (C7): not made only if the server says so; unknown if the server says
 * that, or if its response or that of an earlier request under the same key was lost. An error of a
 * server in between keeps its status.
 */
export function failedChange(failure: BffFailure, isUncertain: boolean): CartFailure {
  const own = classOf(failure);
  const failureClass = isUncertain && own === 'not-applied' ? 'unknown' : own;
  const isOfServerBetween = failure.statusCode >= 500 && readOutcome(failure.answer) === undefined;
  const status = failureClass === 'unknown' && !isOfServerBetween ? UNKNOWN : failure.statusCode;
  return { ...failedRead(failure), status, failure: failureClass };
}

/** A response to a change that is not one of the shop leaves its outcome unknown. */
export const unreadableAnswer = (method: string, answer: unknown): BffFailure => ({
  statusCode: 502,
  method: 'POST',
  url: `magento/${method}`,
  message: `${method} returned no cart.`,
  reason: 'answered',
  answer,
});

/** Converts a failed read, which has changed nothing. */
export function failedRead({ statusCode, message, retryAfterSeconds }: BffFailure): CartFailure {
  return {
    kind: 'cart-unavailable',
    status: statusCode || UNAVAILABLE,
    message,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}

export const unreadableRead = (method: string): CartFailure => ({
  kind: 'cart-unavailable',
  status: 502,
  message: `${method} returned no cart.`,
});

/** Adds the `CART_CHANGED` error if it is missing, so that the shopper learns of the conflict. */
function withCartChangedError({ cart, userErrors }: CartAnswer): CartAnswer {
  const hasError = userErrors.some(({ code }) => code === 'CART_CHANGED');
  return {
    cart,
    userErrors: hasError ? userErrors : [...userErrors, { code: 'CART_CHANGED', message: '' }],
  };
}

function classOf({ statusCode: status, answer, retryAfterSeconds }: BffFailure): FailureClass {
  if (status === 0 || readOutcome(answer) === 'unknown') return 'unknown';
  const named = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return classifyFailure({ kind: 'http', status, ...named });
}
