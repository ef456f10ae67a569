import { outcomeOf, type CartOutcome } from './cart-outcome.ts';
import { nextCart, type CartEvent, type CartState } from './cart-state.ts';
import { isDropping } from './dropped-wish.ts';
import { settledWishes, type SettledWish } from './wish-result.ts';
import { keptAfter, type KeptCart } from './kept-cart.ts';

/** The result of an event: the tab's state, the stored cart, and the outcomes for the shopper. */
export type Heard = {
  readonly state: CartState;
  readonly kept: KeptCart;
  readonly outcomes: readonly CartOutcome[];
  /** The commands that ended, with their results. */
  readonly settled: readonly SettledWish[];
};

/** Applies an event in a tab: everything except sending the next request. */
export function hear(state: CartState, kept: KeptCart, event: CartEvent): Heard {
  const after = nextCart(state, event);
  const outcome = outcomeOf(state, event);
  return {
    state: after,
    kept: keptAfter(kept, event, state, after),
    outcomes: [
      ...(outcome ? [outcome] : []),
      ...(isDropping(state, event) ? [{ kind: 'dropped' } as const] : []),
    ],
    settled: settledWishes(state, event, after),
  };
}
