import type { CartItemChange } from './cart.ts';
import type { CartState } from './cart-state.ts';

/** By line, the last quantity that is wanted of it and not answered yet. */
export function wantedQuantities({
  sentFor,
  waiting,
}: Pick<CartState, 'sentFor' | 'waiting'>): readonly CartItemChange[] {
  const quantities = new Map<string, number>();
  for (const intention of sentFor ? [sentFor, ...waiting] : waiting) {
    if (intention.kind === 'update') quantities.set(intention.uid, intention.quantity);
  }
  return Array.from(quantities, ([uid, quantity]) => ({ uid, quantity }));
}
