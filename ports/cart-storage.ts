import type { Cart } from '#src/cart/cart.ts';
import { token } from './token.ts';

/** Stores the cart's id and its last state in the browser between visits (C1). */
export interface CartStorage {
  /** `undefined` if nothing is stored, or it cannot be read as a cart. */
  load(): Cart | undefined;
  save(cart: Cart): void;
  clear(): void;
  /** Calls back when another tab has changed the cart (C10); returns a function to unsubscribe. */
  onChangeElsewhere(listener: () => void): () => void;
}

export const CartStorage = token<CartStorage>('CartStorage');
