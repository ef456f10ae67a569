import { outcomeOf, type CartOutcome } from './cart-outcome.ts';
import { nextCart, type CartEvent, type CartState } from './cart-state.ts';
import { isDropping } from './dropped-wish.ts';
import { settledWishes, type SettledWish } from './wish-result.ts';
import { keptAfter, type KeptCart } from './kept-cart.ts';

/** What an event comes to: in the tab, in what the browser keeps, and for the shopper to hear. */
export type Heard = {
  readonly state: CartState;
  readonly kept: KeptCart;
  readonly outcomes: readonly CartOutcome[];
  /** What became of the wishes that are not wanted any more. */
  readonly settled: readonly SettledWish[];
};

/** All that a tab does about an event, but for the request that may be due after it. */
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
