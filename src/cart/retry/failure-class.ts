/**
 * Why a call to the commerce side brought no usable answer, in plain facts. The kinds up to
 * `closed-before-request` happen before the first byte of the request is written; from `timeout` on
 * the request may have arrived. `refused` is an answer that was read and says no.
 */
export type CallFailure =
  | {
      readonly kind:
        | 'name-not-found'
        | 'refused-connection'
        | 'tls'
        | 'connect-timeout'
        | 'closed-before-request'
        | 'timeout'
        | 'reset'
        | 'bad-answer'
        | 'errors-without-data';
    }
  | { readonly kind: 'http'; readonly status: number; readonly retryAfterSeconds?: number }
  | { readonly kind: 'refused'; readonly code: RefusalCode };

/** What the commerce side refuses, where it says so in a way that can be told apart. */
export type RefusalCode =
  | 'cart-locked'
  | 'cart-not-found'
  | 'cart-not-active'
  | 'cart-exists'
  | 'line-not-found'
  | 'coupon-applied'
  | 'coupon-not-applied'
  | 'bad-input';

/**
 * What a failed call means for the change it carried (C7): it was certainly `not-applied` and may
 * be sent again; it is refused, which is `definite`; whether it was applied is `unknown`; or there
 * is no such cart, `cart-gone`.
 */
export type FailureClass = 'not-applied' | 'definite' | 'unknown' | 'cart-gone';

/**
 * Classifies a failed call (C7). In doubt it is `unknown`, which is looked into and never sent
 * again blindly. So is a 503 that names no `Retry-After`: caches in front of a shop answer it as
 * well, after the shop has done its work.
 */
export function classifyFailure(failure: CallFailure): FailureClass {
  switch (failure.kind) {
    case 'http':
      return classifyStatus(failure.status, failure.retryAfterSeconds !== undefined);
    case 'refused':
      return REFUSALS[failure.code];
    case 'name-not-found':
    case 'refused-connection':
    case 'tls':
    case 'connect-timeout':
    case 'closed-before-request':
      return 'not-applied';
    case 'timeout':
    case 'reset':
    case 'bad-answer':
    case 'errors-without-data':
      return 'unknown';
  }
}

/**
 * Whether a change that failed may be carried out nevertheless (C7): nobody can tell, or the
 * network may have delivered it twice, and this is the answer to one of the two.
 */
export function mayHaveLanded(failure: CallFailure, deliveries: number): boolean {
  const isAnswer = failure.kind === 'http' || failure.kind === 'refused';
  return classifyFailure(failure) === 'unknown' || (isAnswer && deliveries > 1);
}

function classifyStatus(status: number, saysWhen: boolean): FailureClass {
  if (status === 429 || (status === 503 && saysWhen)) return 'not-applied';
  return status >= 400 && status < 500 ? 'definite' : 'unknown';
}

const REFUSALS: Readonly<Record<RefusalCode, FailureClass>> = {
  'cart-locked': 'not-applied',
  'cart-not-found': 'cart-gone',
  'cart-not-active': 'cart-gone',
  'cart-exists': 'definite',
  'line-not-found': 'definite',
  'coupon-applied': 'definite',
  'coupon-not-applied': 'definite',
  'bad-input': 'definite',
};
