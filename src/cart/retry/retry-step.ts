import type { CallFailure } from './failure-class.ts';
import type { ShownLine } from './line-key.ts';

/**
 * What to do now for one change of a cart (C7). The first four are work, after which the plan is
 * told what came of it; the others are what the change came to.
 */
export type RetryStep =
  | { readonly kind: 'send' }
  | {
      readonly kind: 'wait';
      readonly milliseconds: number;
      readonly next: 'send' | 'read';
    }
  /** Read the cart anew. */
  | { readonly kind: 'read' }
  /** Put the line to this quantity, which is no harm to do twice. */
  | { readonly kind: 'set'; readonly uid: string; readonly quantity: number }
  | RetryOutcome;

/** What a change of a cart came to. */
export type RetryOutcome =
  /** It is carried out, and so many are in the line. */
  | { readonly kind: 'done'; readonly quantity: number }
  | { readonly kind: 'refused'; readonly failure: CallFailure }
  /** Somebody else has changed the line: 409, with the fresh cart. */
  | { readonly kind: 'changed-elsewhere'; readonly quantity: number }
  /** There is no such cart. Whoever asked has to make another: the tab does (C3). */
  | { readonly kind: 'cart-gone' }
  /** It was certainly not carried out; the shopper may be asked to try again. */
  | { readonly kind: 'unavailable'; readonly retryAfterSeconds?: number }
  /** Nobody knows. It is told as that, never as success and never as failure. */
  | { readonly kind: 'unknown' };

/** What came of a step. */
export type RetryEvent =
  | { readonly type: 'waited' }
  /** The commerce side has answered: with the line as it is now. */
  | { readonly type: 'answered'; readonly line: ShownLine }
  | { readonly type: 'failed'; readonly failure: CallFailure };

/** When something happens: in milliseconds since 1970, and a random number from 0 up to 1. */
export type Moment = { readonly now: number; readonly jitter: number };

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
