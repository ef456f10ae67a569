import type { CallFailure } from './failure-class.ts';
import type { ObservedLine } from './line-key.ts';

/**
 * The next step of a cart change (C7). The first four kinds are work, whose result is passed to the
 * plan; the others are outcomes of the change.
 */
export type RetryStep =
  | { readonly kind: 'send' }
  | {
      readonly kind: 'wait';
      readonly milliseconds: number;
      readonly next: 'send' | 'read';
    }
  /** Read the cart again. */
  | { readonly kind: 'read' }
  /** Set the line to this quantity; safe to repeat. */
  | { readonly kind: 'set'; readonly uid: string; readonly quantity: number }
  | RetryOutcome;

/** The outcome of a cart change. */
export type RetryOutcome =
  /** It is carried out; `quantity` is that of the line. */
  | { readonly kind: 'done'; readonly quantity: number }
  | { readonly kind: 'refused'; readonly failure: CallFailure }
  /** Another client has changed the line: answered with 409 and the current cart. */
  | { readonly kind: 'changed-elsewhere'; readonly quantity: number }
  /** The cart does not exist. The caller has to create another: the tab does (C3). */
  | { readonly kind: 'cart-gone' }
  /** It was certainly not carried out; the shopper may try again. */
  | { readonly kind: 'unavailable'; readonly retryAfterSeconds?: number }
  /** It is unknown. Reported as such, never as success or failure. */
  | { readonly kind: 'unknown' };

/** The result of a step. */
export type RetryEvent =
  | { readonly type: 'waited' }
  /** The commerce backend has answered with the current line. */
  | { readonly type: 'answered'; readonly line: ObservedLine }
  | { readonly type: 'failed'; readonly failure: CallFailure };

/** Time of an event in milliseconds since 1970, and a random number from 0 up to 1. */
export type RetryTiming = { readonly now: number; readonly jitter: number };

/** Whether a step is the last of its plan. */
export function isOutcome(step: RetryStep): step is RetryOutcome {
  switch (step.kind) {
    case 'send':
    case 'wait':
    case 'read':
    case 'set':
      return false;
    case 'done':
    case 'refused':
    case 'changed-elsewhere':
    case 'cart-gone':
    case 'unavailable':
    case 'unknown':
      return true;
  }
}
