import type { UserError } from './cart.ts';
import { outcomeOf, type CartOutcome } from './cart-outcome.ts';
import type { CartEvent, CartState } from './cart-state.ts';
import type { Intention } from './intention.ts';
import { isTakenBack } from './put-back.ts';

/** The result of a shopper's command. */
export type WishResult =
  | { readonly kind: 'granted' }
  /** The commerce backend refused it for these reasons. */
  | { readonly kind: 'refused'; readonly errors: readonly UserError[] }
  /** Too many requests: certainly not carried out. It can be retried after `retryAfterSeconds`. */
  | { readonly kind: 'busy'; readonly retryAfterSeconds?: number }
  | {
      readonly kind:
        /** No answer came. */
        | 'failed'
        /** It is unknown whether it was carried out. */
        | 'unconfirmed'
        /** It was never sent: what it names is not there, or cannot be seen. */
        | 'dropped'
        /** It was never sent: a newer command replaced it. */
        | 'superseded'
        /** The queue was full. */
        | 'too-many-waiting';
    };

/** The id of a command that ended, with its result. */
export type SettledWish = { readonly wish: string; readonly result: WishResult };

/** The commands that an event ends, and their results. Each command with an id is reported once. */
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

/** A command on an ordered cart is not carried over to the cart that replaces it. */
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
