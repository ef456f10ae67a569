import { type CartCommand, isContentCommand, refersToContents } from './cart-command.ts';
import { type CartOutcome, outcomeOf } from './cart-outcome.ts';
import { type CartEvent, type CartState, nextCartState } from './cart-state.ts';
import { enqueueCommand } from './command-queue.ts';
import { type SettledCommand, settledCommands } from './command-result.ts';
import { persistedAfter, type PersistedCart } from './persisted-cart.ts';

/** The result of an event: the tab's state, the stored cart, and the outcomes for the shopper. */
export type CartTransition = {
  readonly state: CartState;
  readonly persisted: PersistedCart;
  readonly outcomes: readonly CartOutcome[];
  /** The commands that ended, with their results. */
  readonly settled: readonly SettledCommand[];
};

/** Applies an event in a tab: everything except sending the next request. */
export function reduceCart(
  state: CartState,
  persisted: PersistedCart,
  event: CartEvent,
): CartTransition {
  const after = nextCartState(state, event);
  const outcome = outcomeOf(state, event);
  return {
    state: after,
    persisted: persistedAfter(persisted, event, state, after),
    outcomes: [
      ...(outcome ? [outcome] : []),
      ...(dropsCommand(state, event) ? [{ kind: 'dropped' } as const] : []),
    ],
    settled: settledCommands(state, event, after),
  };
}

/**
 * Whether an event drops a command, in the state it meets, because the command names something that
 * is not in the cart (C6). Commands dropped by a failure are reported with the failure.
 */
export function dropsCommand(state: CartState, event: CartEvent): boolean {
  switch (event.type) {
    case 'submitted':
      return isNoOpCommand(state, event.command);
    case 'restored':
    case 'id-found':
    case 'cleared':
    case 'created':
    case 'answered':
      return contentCommandCount(nextCartState(state, event)) < contentCommandCount(state);
    case 'failed':
    case 'unconfirmed':
    case 'busy':
    case 'sent':
    case 'undo-dismissed':
      return false;
  }
}

/** Whether a command is dropped although the queue has room: the queue is empty after it. */
const isNoOpCommand = (state: CartState, command: CartCommand): boolean =>
  refersToContents(command) &&
  enqueueCommand(state, command).ok &&
  nextCartState(state, { type: 'submitted', command }).queue.length === 0;

const contentCommandCount = ({ queue }: CartState): number => queue.filter(isContentCommand).length;
