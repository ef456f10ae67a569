import type { CartFailure } from '#ports/cart-gateway.ts';
import { parseCartAnswer } from '#src/cart/cart-document.ts';
import type { CartAnswer } from '#src/cart/cart.ts';
import { classifyFailure, type FailureClass } from '#src/cart/retry/failure-class.ts';
import { readFields, readText } from '#src/shared/json-reader.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { BffFailure } from './bff-failure.ts';

/** Another device has changed the line meanwhile. */
const CART_CHANGED = 409;
/** Nobody can say what became of the change. */
const UNKNOWN = 504;
const AWAY = 503;

/** A cart that changed meanwhile is an answer, which says so; anything else is none. */
export function readFailedChange(failure: BffFailure): Result<CartAnswer, CartFailure> {
  const answer = parseCartAnswer(failure.answer);
  return failure.statusCode === CART_CHANGED && answer
    ? ok(sayingChanged(answer))
    : err(failedChange(failure));
}

/**
 * What a failed change is to the cart (C7): not made only where the server says so, and unknown
 * where it says that, or where its answer was lost on the way.
 */
export function failedChange(failure: BffFailure): CartFailure {
  const failureClass = classOf(failure);
  const status = failureClass === 'unknown' ? UNKNOWN : failure.statusCode;
  return { ...failedRead(failure), status, failure: failureClass };
}

/** An answer to a change that cannot be read leaves open what became of it. */
export const unreadableChange = (method: string): CartFailure => ({
  ...unreadableRead(method),
  status: UNKNOWN,
  failure: 'unknown',
});

/** What could not be read; there is nothing that may have been made. */
export function failedRead({ statusCode, message, retryAfterSeconds }: BffFailure): CartFailure {
  return {
    kind: 'cart-unavailable',
    status: statusCode || AWAY,
    message,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}

export const unreadableRead = (method: string): CartFailure => ({
  kind: 'cart-unavailable',
  status: 502,
  message: `${method} answered no cart.`,
});

/** Without a word of it nobody would learn that nothing was done. */
function sayingChanged({ cart, userErrors }: CartAnswer): CartAnswer {
  const isSaid = userErrors.some(({ code }) => code === 'CART_CHANGED');
  return {
    cart,
    userErrors: isSaid ? userErrors : [...userErrors, { code: 'CART_CHANGED', message: '' }],
  };
}

const readOutcome = readFields({ outcome: readText });

function classOf({ statusCode: status, answer, retryAfterSeconds }: BffFailure): FailureClass {
  if (status === 0 || readOutcome(answer)?.outcome === 'unknown') return 'unknown';
  const named = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return classifyFailure({ kind: 'http', status, ...named });
}
