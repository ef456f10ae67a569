import type { Cart, CartItem } from './cart.ts';

/**
 * What has come into a cart between two looks at it: lines that are new, or of which there are more.
 * Of a cart that has made way for another nothing can be said by its lines: those of this SKU are taken.
 */
export function grownLines(before: Cart, after: Cart, sku: string): readonly CartItem[] {
  if (before.id !== '' && before.id !== after.id) {
    return after.items.filter(({ product }) => product.sku === sku);
  }
  const held = new Map(before.items.map(({ uid, quantity }) => [uid, quantity]));
  return after.items.filter(({ uid, quantity }) => quantity > (held.get(uid) ?? 0));
}
