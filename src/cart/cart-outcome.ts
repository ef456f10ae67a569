import type { CartAnswer, UserError } from './cart.ts';
import { hasExpired, lossIn, type CartLoss } from './cart-answer.ts';
import type { CartEvent, CartState } from './cart-state.ts';
import { isChange } from './cart-turn.ts';
import type { Intention } from './intention.ts';
import { withIntention, type TooManyWaiting } from './waiting.ts';

/** The outcome of an event or a command, to be reported to the shopper. */
export type CartOutcome =
  | { readonly kind: 'granted'; readonly intention: Intention }
  /** The commerce backend refused part of the change for these reasons; the rest was done (C4). */
  | { readonly kind: 'refused'; readonly errors: readonly UserError[] }
  /** The cart is gone and another replaces it; reported once (C3). */
  | { readonly kind: 'replaced'; readonly loss: CartLoss }
  /** No answer came (C5). */
  | { readonly kind: 'failed' }
  /** The server was too busy and did nothing; the cart is unchanged. */
  | { readonly kind: 'busy'; readonly retryAfterSeconds?: number }
  /** It is unknown whether the change was carried out; the cart is read again to check (C7). */
  | { readonly kind: 'unconfirmed'; readonly intention: Intention | undefined }
  /** A command named something that is not in the cart any more. */
  | { readonly kind: 'dropped' }
  /** The queue is full; the command is not carried out. */
  | TooManyWaiting;

/**
 * The outcome to report for an event in the state it meets; `undefined` if there is nothing to
 * report, for example when a read finds the cart.
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

/** Whether a failure is not reported: no request is in flight, or only a load of the cart. */
const isUntold = ({ sent, sentFor }: CartState): boolean =>
  !sent || (sent.kind === 'read' && sentFor !== undefined);

const toBusy = ({ retryAfterSeconds }: CartEvent & { readonly type: 'busy' }): CartOutcome => ({
  kind: 'busy',
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
});

/** The command is given up together with the request that had to precede it. */
function outcomeOfDoubt(state: CartState): CartOutcome | undefined {
  const { sent, sentFor, waiting } = state;
  if (!sent || isUntold(state)) return undefined;
  if (!isChange(sent)) return { kind: 'failed' };
  return { kind: 'unconfirmed', intention: sentFor ?? waiting[0] };
}

/** Reports nothing for a cart that is unchanged, or for an empty cart that is gone. */
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
