import type { CartAnswer, UserError } from './cart.ts';
import { hasExpired, lossIn, type CartLoss } from './cart-answer.ts';
import type { CartEvent, CartState } from './cart-state.ts';
import { isChange } from './cart-turn.ts';
import type { Intention } from './intention.ts';
import { withIntention, type TooManyWaiting } from './waiting.ts';

/** What a shopper is to be told of an event, or what came of a wish. */
export type CartOutcome =
  | { readonly kind: 'granted'; readonly intention: Intention }
  /** The commerce side refused something, for these reasons; the rest of it was done (C4). */
  | { readonly kind: 'refused'; readonly errors: readonly UserError[] }
  /** The cart was found gone, and another takes its place; told once (C3). */
  | { readonly kind: 'replaced'; readonly loss: CartLoss }
  /** No answer came (C5). */
  | { readonly kind: 'failed' }
  /** There was too much to do, so that nothing was done; the cart is as it was. */
  | { readonly kind: 'busy'; readonly retryAfterSeconds?: number }
  /** Nobody can say whether it was carried out; the cart is read anew, to be looked at (C7). */
  | { readonly kind: 'unconfirmed'; readonly intention: Intention | undefined }
  /** Something was wanted of what is not in the cart any more. */
  | { readonly kind: 'dropped' }
  /** There was no room for the intention, which is not carried out. */
  | TooManyWaiting;

/**
 * What an event is to the shopper, in the state that it meets; `undefined` where there is nothing
 * to tell, as when a cart is read and is there.
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
      return isUntold(state) ? undefined : { kind: 'failed' };
    case 'busy':
      return isUntold(state) ? undefined : toBusy(event);
    case 'unconfirmed':
      return outcomeOfDoubt(state);
    case 'restored':
    case 'named':
    case 'cleared':
    case 'sent':
    case 'dismissed':
      return undefined;
  }
}

/** Whether nobody waits for an answer, or only to see what is there. */
const isUntold = ({ sent, sentFor }: CartState): boolean =>
  !sent || (sent.kind === 'read' && sentFor !== undefined);

const toBusy = ({ retryAfterSeconds }: CartEvent & { readonly type: 'busy' }): CartOutcome => ({
  kind: 'busy',
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
});

/** What was wanted is given up with what has to come before it. */
function outcomeOfDoubt(state: CartState): CartOutcome | undefined {
  const { sent, sentFor, waiting } = state;
  if (!sent || isUntold(state)) return undefined;
  if (!isChange(sent)) return { kind: 'failed' };
  return { kind: 'unconfirmed', intention: sentFor ?? waiting[0] };
}

/** That a cart is as it was is no news; nor is it that one is gone which held nothing. */
const outcomeOfRead = (
  state: CartState,
  cartId: string,
  answer: CartAnswer,
): CartOutcome | undefined =>
  cartId === state.cart.id && hasExpired(state, answer)
    ? { kind: 'replaced', loss: 'CART_NOT_FOUND' }
    : undefined;

function outcomeOfAnswer(state: CartState, answer: CartAnswer): CartOutcome | undefined {
  const { sent, sentFor, lost } = state;
  if (!sent) return undefined;
  if (sent.kind === 'read') return outcomeOfRead(state, sent.cartId, answer);
  if (sent.kind === 'create') return answer.cart?.id ? undefined : { kind: 'failed' };
  const loss = lossIn(answer);
  if (loss && !lost && sentFor) return { kind: 'replaced', loss };
  if (loss) return { kind: 'refused', errors: [{ code: loss, message: '' }] };
  if (answer.userErrors.length > 0) return { kind: 'refused', errors: answer.userErrors };
  return sentFor && { kind: 'granted', intention: sentFor };
}
