import type { CartState } from './cart-state.ts';
import { refersToContents, type CartCommand } from './cart-command.ts';
import { isFirstCommandNext, nextRequest } from './next-request.ts';
import { lineRemovedBy } from './restore-line.ts';
import { interpretCommand, withAddSent } from './unanswered-add.ts';
import { enqueueCommand } from './command-queue.ts';

/**
 * The state after a command. A command that the queue has no room for is dropped; see `cartOutcomeOf`.
 */
export function afterSubmitted(state: CartState, command: CartCommand): CartState {
  const interpreted = interpretCommand(state, command);
  const enqueued = enqueueCommand(state, interpreted);
  if (!enqueued.ok) return state;
  return { ...state, queue: enqueued.value, removed: lineRemovedBy(state, interpreted) };
}

/**
 * Puts the request of {@link nextRequest} in flight. If it carries out the first command, that moves
 * from the queue to `commandInFlight`, and an add counts as unanswered (C7); a preparation leaves
 * the queue as it is, except that a read serves a queued load.
 */
export function afterSent(state: CartState): CartState {
  const requestInFlight = nextRequest(state);
  if (!requestInFlight) return state;
  if (!isFirstCommandNext(state)) return withReadServingLoad({ ...state, requestInFlight });
  const [commandInFlight, ...queue] = state.queue;
  return {
    ...state,
    requestInFlight,
    commandInFlight,
    queue,
    unanswered: withAddSent(state, requestInFlight),
  };
}

/**
 * A read that has to precede a command also serves the queued load command. Otherwise its result
 * would be discarded because of that load, and it would be requested endlessly.
 */
function withReadServingLoad(state: CartState): CartState {
  const load = state.queue.find(({ kind }) => kind === 'load');
  if (state.requestInFlight?.kind !== 'read' || !load) return state;
  return {
    ...state,
    commandInFlight: load,
    queue: state.queue.filter((command) => command !== load),
  };
}

/** The state without leading commands to read, change or remove what does not exist (C6). */
export function withoutObsoleteCommands(state: CartState): CartState {
  if (state.requestInFlight || state.cart.id !== '') return state;
  const isPointless = (command: CartCommand) =>
    command.kind === 'load'
      ? !(state.replaced && command.migrates)
      : refersToContents(command) && !state.replaced;
  const first = state.queue.findIndex((command) => !isPointless(command));
  return { ...state, queue: first < 0 ? [] : state.queue.slice(first) };
}
