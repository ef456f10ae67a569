import type { CartAnswer, UserErrorCode } from './cart.ts';
import { changedCart } from './cart-answer.ts';
import type { CartEvent, CartState } from './cart-state.ts';
import type { Intention } from './intention.ts';
import { withIntention, type TooManyWaiting } from './waiting.ts';

/** What a shopper is to be told of an event, or what came of a wish. */
export type CartOutcome =
  | { readonly kind: 'granted'; readonly intention: Intention }
  /** The commerce side refused something, for these reasons; the rest of it was done (C4). */
  | { readonly kind: 'refused'; readonly codes: readonly UserErrorCode[] }
  /** The cart was found lost, and another takes its place; told once (C3). */
  | { readonly kind: 'replaced' }
  /** No answer came (C5). */
  | { readonly kind: 'failed' }
  /** There was no room for the intention, which is not carried out. */
  | TooManyWaiting;

/**
 * What an event is to the shopper, in the state that it meets; `undefined` where there is nothing
 * to tell, as when a cart is read: one that is gone was not asked for by anybody (C3).
 */
export function outcomeOf(state: CartState, event: CartEvent): CartOutcome | undefined {
  switch (event.type) {
    case 'intended': {
      const taken = withIntention(state, event.intention);
      return taken.ok ? undefined : taken.error;
    }
    case 'created':
      return event.cartId === '' ? { kind: 'failed' } : undefined;
    case 'answered':
      return outcomeOfAnswer(state, event.answer);
    case 'failed':
      return state.sent && state.sent.kind !== 'read' ? { kind: 'failed' } : undefined;
    case 'restored':
    case 'named':
    case 'cleared':
    case 'sent':
    case 'dismissed':
      return undefined;
  }
}

function outcomeOfAnswer(state: CartState, answer: CartAnswer): CartOutcome | undefined {
  const { sent, sentFor, lost } = state;
  if (!sent || sent.kind === 'read') return undefined;
  if (sent.kind === 'create') return answer.cart?.id ? undefined : { kind: 'failed' };
  if (!changedCart(answer)) {
    return lost || !sentFor ? { kind: 'refused', codes: ['CART_NOT_FOUND'] } : { kind: 'replaced' };
  }
  const codes = answer.userErrors.map(({ code }) => code);
  if (codes.length > 0) return { kind: 'refused', codes };
  return sentFor && { kind: 'granted', intention: sentFor };
}
