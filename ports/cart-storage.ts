import type { Cart } from '#src/cart/cart.ts';
import { token } from './token.ts';

/** Where the browser keeps the cart's id and its last state between visits (C1). */
export interface CartStorage {
  /** `undefined` when nothing is kept, or what is kept cannot be read as a cart. */
  load(): Cart | undefined;
  save(cart: Cart): void;
  clear(): void;
  /** Calls back when another tab has changed the cart (C10); answers how to stop listening. */
  onChangeElsewhere(listener: () => void): () => void;
}

export const CartStorage = token<CartStorage>('CartStorage');
