import type { Cart } from '#src/cart/cart.ts';
import type { CartCommand } from '#src/cart/cart-command.ts';

/** Change of the cart by a command of this tab, with the backend's cart before and after it. */
export type CartChange = {
  readonly wanted: CartCommand;
  readonly before: Cart;
  readonly after: Cart;
};

/** Notifies listeners of changes by this tab's commands, not of those found by a refetch. */
export function createCartChangeListeners() {
  const listeners = new Set<(change: CartChange) => void>();
  return {
    follow(listener: (change: CartChange) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(command: CartCommand | undefined, before: Cart, after: Cart): void {
      if (!command || command.kind === 'load' || after === before) return;
      for (const listener of listeners) listener({ wanted: command, before, after });
    },
  };
}
