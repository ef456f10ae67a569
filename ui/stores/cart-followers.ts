import type { Cart } from '#src/cart/cart.ts';
import type { Intention } from '#src/cart/intention.ts';

/** What a wish of this tab has changed of a cart, as the commerce side told it before and after. */
export type CartChange = {
  readonly wanted: Intention;
  readonly before: Cart;
  readonly after: Cart;
};

/** Who hears of changes: of those that this tab wanted; what is only read anew is nobody's doing. */
export function createCartFollowers() {
  const listeners = new Set<(change: CartChange) => void>();
  return {
    follow(listener: (change: CartChange) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(wanted: Intention | undefined, before: Cart, after: Cart): void {
      if (!wanted || wanted.kind === 'load' || after === before) return;
      for (const listener of listeners) listener({ wanted, before, after });
    },
  };
}
