/**
 * Why a call to the commerce backend returned no usable answer. The kinds up to
 * `closed-before-request` happen before the first byte of the request is written; from `timeout` on
 * the request may have arrived. `maintenance` is the page of the backend's own maintenance mode,
 * which stops a request before it is executed. `refused` is a valid answer that rejects the change.
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
        | 'errors-without-data'
        | 'maintenance';
    }
  | { readonly kind: 'http'; readonly status: number; readonly retryAfterSeconds?: number }
  | { readonly kind: 'refused'; readonly code: RefusalCode };

/** The refusals of the commerce backend that it reports distinguishably. */
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
 * The meaning of a failed call for its change (C7). `not-applied`: certainly not carried out, may
 * be sent again; `definite`: refused; `unknown`: may have been carried out; `cart-gone`: the cart
 * does not exist.
 */
export type FailureClass = 'not-applied' | 'definite' | 'unknown' | 'cart-gone';

/**
 * Classifies a failed call (C7). In doubt it is `unknown`, which is verified by a read and never
 * sent again blindly. This includes a 503 without `Retry-After`: caches in front of a shop return
 * it too, after the shop has done its work.
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
    case 'maintenance':
      return 'not-applied';
    case 'timeout':
    case 'reset':
    case 'bad-answer':
    case 'errors-without-data':
      return 'unknown';
  }
}

/**
 * Whether a failed change may have been carried out nevertheless (C7): its outcome is unknown, or
 * the network may have delivered it twice and this answers one of the two.
 */
export function mayHaveBeenApplied(failure: CallFailure, deliveries: number): boolean {
  const isAnswer = ANSWERED.has(failure.kind);
  return classifyFailure(failure) === 'unknown' || (isAnswer && deliveries > 1);
}

const ANSWERED: ReadonlySet<CallFailure['kind']> = new Set(['http', 'maintenance', 'refused']);

function classifyStatus(status: number, hasRetryAfter: boolean): FailureClass {
  if (status === 429 || (status === 503 && hasRetryAfter)) return 'not-applied';
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
