import type { CartFailure, CartChangeAnswer } from '#ports/cart-gateway.ts';
import type { LockRefusal } from '#ports/shared-stores.ts';
import { classifyFailure, type CallFailure } from '#src/cart/retry/failure-class.ts';
import { retryAfterOf } from '#src/cart/retry/retry-delay.ts';
import type { RetryStep } from '#src/cart/retry/retry-step.ts';
import { err, type Err, type Result } from '#src/shared/result.ts';

/* The failures reported where Magento, the records or the locks do not answer. */

const UNAVAILABLE = 'The commerce side does not answer.';

/** The failure of reading a cart. */
export function failedRead(failure: CallFailure | undefined): Err<CartFailure> {
  const retryAfterSeconds = retryAfterOf(failure);
  return err({
    kind: 'cart-unavailable',
    status: 503,
    message: UNAVAILABLE,
    failure: failure && classifyFailure(failure) === 'definite' ? 'definite' : 'not-applied',
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
}

/** The failure of a plan that ended without an answer; `undefined` if it has one. */
export function stepFailure(step: RetryStep): Err<CartFailure> | undefined {
  switch (step.kind) {
    case 'unknown':
      return UNCONFIRMED;
    case 'unavailable': {
      const { retryAfterSeconds } = step;
      return err({
        kind: 'cart-unavailable',
        status: 503,
        message: UNAVAILABLE,
        failure: 'not-applied',
        ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      });
    }
    case 'refused':
      return step.failure.kind === 'refused' ? undefined : ACCESS_DENIED;
    case 'send':
    case 'wait':
    case 'read':
    case 'set':
    case 'done':
    case 'changed-elsewhere':
    case 'cart-gone':
      return undefined;
  }
}

const UNCONFIRMED: Err<CartFailure> = err({
  kind: 'cart-unavailable',
  status: 504,
  message: 'The commerce side has not said what became of the change.',
  failure: 'unknown',
});

/**
 * The answer to a change that was carried out, at least in part: without a cart to show it is
 * unconfirmed, whatever the read of the cart failed with (C7).
 */
export const unconfirmedUnlessAnswered = <Answer>(
  answer: Result<Answer, CartFailure>,
): Result<Answer, CartFailure> => (answer.ok ? answer : UNCONFIRMED);

/** Magento refuses the shop's own requests; a shopper cannot do anything about it. */
const ACCESS_DENIED: Err<CartFailure> = err({
  kind: 'cart-unavailable',
  status: 502,
  message: 'The commerce side does not let the shop in.',
  failure: 'definite',
});

/** A change that cannot be recorded is not begun. */
export const RECORDS_UNAVAILABLE: Err<CartFailure> = err({
  kind: 'cart-unavailable',
  status: 503,
  message: 'What was begun on the cart cannot be looked up.',
  failure: 'not-applied',
});

/**
 * The answer of a change whose lock was lost before its end. A cart that was read is returned as
 * read. A change that is recorded may be carried out by the next holder of the lock, so it is
 * reported as unconfirmed.
 */
export function answerAfterLostLock(
  answer: Result<CartChangeAnswer, CartFailure>,
  isWrittenDown: boolean,
): Result<CartChangeAnswer, CartFailure> {
  if (answer.ok || answer.error.failure !== 'not-applied') return answer;
  return isWrittenDown ? UNCONFIRMED : LOCK_LOST;
}

const LOCK_LOST: Err<CartFailure> = err({
  kind: 'cart-unavailable',
  status: 503,
  message: 'The turn at this cart was lost before the change was made.',
  failure: 'not-applied',
  retryAfterSeconds: 1,
});

/** The failure of a change without the lock: too many wait, or the lock service does not answer. */
export const lockFailure = ({ kind, retryAfter }: LockRefusal): Err<CartFailure> =>
  err({
    kind: 'cart-unavailable',
    ...LOCK_REFUSALS[kind],
    failure: 'not-applied',
    retryAfterSeconds: Math.ceil(retryAfter / 1000),
  });

const LOCK_REFUSALS: Readonly<
  Record<LockRefusal['kind'], { readonly status: number; readonly message: string }>
> = {
  busy: { status: 429, message: 'Too many changes of this cart are under way.' },
  'locks-unavailable': { status: 503, message: 'It cannot be told whose turn at this cart it is.' },
};
