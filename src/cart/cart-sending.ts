import type { CartState } from './cart-state.ts';
import { namesContents, type Intention } from './intention.ts';
import { isFirstWishNext, nextRequest } from './next-request.ts';
import { removedBy } from './put-back.ts';
import { meant, withSent } from './unanswered-add.ts';
import { withIntention } from './waiting.ts';

/**
 * The state after a command. A command that the queue has no room for is dropped; see `outcomeOf`.
 */
export function afterIntended(state: CartState, intention: Intention): CartState {
  const wanted = meant(state, intention);
  const taken = withIntention(state, wanted);
  if (!taken.ok) return state;
  return { ...state, waiting: taken.value, removed: removedBy(state, wanted) };
}

/** The state once the request of {@link nextRequest} is in flight. */
export function afterSent(state: CartState): CartState {
  const sent = nextRequest(state);
  if (!sent) return state;
  if (!isFirstWishNext(state)) return withReadServing({ ...state, sent });
  const [sentFor, ...waiting] = state.waiting;
  return { ...state, sent, sentFor, waiting, unanswered: withSent(state, sent) };
}

/**
 * A read that has to precede a command also serves the queued load command. Otherwise its result
 * would be discarded because of that load, and it would be requested endlessly.
 */
function withReadServing(state: CartState): CartState {
  const load = state.waiting.find(({ kind }) => kind === 'load');
  if (state.sent?.kind !== 'read' || !load) return state;
  return { ...state, sentFor: load, waiting: state.waiting.filter((wish) => wish !== load) };
}

/** The state without leading commands to read, change or remove what does not exist (C6). */
export function withoutPointless(state: CartState): CartState {
  if (state.sent || state.cart.id !== '') return state;
  const isPointless = (intention: Intention) =>
    intention.kind === 'load'
      ? !(state.lost && intention.bringsOver)
      : namesContents(intention) && !state.lost;
  const first = state.waiting.findIndex((intention) => !isPointless(intention));
  return { ...state, waiting: first < 0 ? [] : state.waiting.slice(first) };
}
