import { outcomeOf, type CartOutcome } from './cart-outcome.ts';
import { nextCartState, type CartEvent, type CartState } from './cart-state.ts';
import { dropsCommand } from './dropped-command.ts';
import { settledCommands, type SettledCommand } from './command-result.ts';
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
  kept: PersistedCart,
  event: CartEvent,
): CartTransition {
  const after = nextCartState(state, event);
  const outcome = outcomeOf(state, event);
  return {
    state: after,
    persisted: persistedAfter(kept, event, state, after),
    outcomes: [
      ...(outcome ? [outcome] : []),
      ...(dropsCommand(state, event) ? [{ kind: 'dropped' } as const] : []),
    ],
    settled: settledCommands(state, event, after),
  };
}
