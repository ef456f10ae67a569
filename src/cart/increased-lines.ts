import type { Cart, CartItem } from './cart.ts';

/**
 * The lines that are new, or whose quantity grew, between two states of a cart. If the cart was
 * replaced by another, its lines cannot be compared: returns those with this SKU.
 */
export function increasedLines(before: Cart, after: Cart, sku: string): readonly CartItem[] {
  if (before.id !== '' && before.id !== after.id) {
    return after.items.filter(({ product }) => product.sku === sku);
  }
  const held = new Map(before.items.map(({ uid, quantity }) => [uid, quantity]));
  return after.items.filter(({ uid, quantity }) => quantity > (held.get(uid) ?? 0));
}
