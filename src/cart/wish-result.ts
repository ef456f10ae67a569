import type { UserError } from './cart.ts';
import { outcomeOf, type CartOutcome } from './cart-outcome.ts';
import type { CartEvent, CartState } from './cart-state.ts';
import type { Intention } from './intention.ts';
import { isTakenBack } from './put-back.ts';

/** What became of a wish of the shopper's. */
export type WishResult =
  | { readonly kind: 'granted' }
  /** The commerce side has said no, for these reasons. */
  | { readonly kind: 'refused'; readonly errors: readonly UserError[] }
  /** It was certainly not done: too much was asked for. It may be wanted again, so much later. */
  | { readonly kind: 'busy'; readonly retryAfterSeconds?: number }
  | {
      readonly kind:
        /** No answer came. */
        | 'failed'
        /** Nobody can say whether it was done. */
        | 'unconfirmed'
        /** It was never asked for: what it names is not there, or cannot be seen. */
        | 'dropped'
        /** It was never asked for: a newer one stands in its place. */
        | 'superseded'
        /** There was no room for it. */
        | 'too-many-waiting';
    };

/** A wish by its name, once it is not wanted any more. */
export type SettledWish = { readonly wish: string; readonly result: WishResult };

/** The wishes that an event ends, and how: of the named ones each is told of once. */
export function settledWishes(
  before: CartState,
  event: CartEvent,
  after: CartState,
): readonly SettledWish[] {
  const wanted = namesOf(event.type === 'intended' ? [event.intention] : []);
  const left = new Set(wishesOf(after));
  return [...new Set([...wishesOf(before), ...wanted])]
    .filter((wish) => !left.has(wish))
    .map((wish) => ({ wish, result: resultOf(wish, before, event) }));
}

function resultOf(wish: string, before: CartState, event: CartEvent): WishResult {
  const outcome = outcomeOf(before, event);
  if (event.type === 'intended') {
    if (wish !== event.intention.wish) return { kind: 'superseded' };
    if (outcome) return toResult(outcome);
    return isTakenBack(before, event.intention) ? { kind: 'granted' } : DROPPED;
  }
  const served = before.sentFor ?? before.waiting[0];
  return outcome && wish === served?.wish ? toResult(outcome) : DROPPED;
}

/** The wish of an ordered cart is not carried over to the one that replaces it. */
function toResult(outcome: CartOutcome): WishResult {
  switch (outcome.kind) {
    case 'refused':
    case 'busy':
      return outcome;
    case 'granted':
    case 'failed':
    case 'unconfirmed':
    case 'dropped':
    case 'too-many-waiting':
      return { kind: outcome.kind };
    case 'replaced':
      return DROPPED;
  }
}

const DROPPED: WishResult = { kind: 'dropped' };

const wishesOf = ({ sentFor, waiting }: CartState): readonly string[] =>
  namesOf(sentFor ? [sentFor, ...waiting] : waiting);

const namesOf = (intentions: readonly Intention[]): readonly string[] =>
  intentions.flatMap(({ wish }) => wish ?? []);
