import type { Cart, CartItem } from './cart.ts';

/** Maximum quantity per cart line. */
export const MAX_LINE_QUANTITY = 999;

/** Whether a quantity is valid: a whole number from 1 to {@link MAX_LINE_QUANTITY}. */
export const isQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_LINE_QUANTITY;

/** Maximum number of lines per cart: it is shown as a whole and recalculated on every change. */
export const MAX_LINES = 1000;

/** Whether a cart with this many lines can get another. */
export const hasRoomForLine = (lines: number): boolean => lines < MAX_LINES;

/** Why a line cannot have a quantity. `stock` is the total stock. */
export type StockRefusal =
  | { readonly kind: 'odd-quantity' | 'sold-out' }
  | { readonly kind: 'too-few-left'; readonly stock: number };

/**
 * Checks whether a line can hold `requested` while other lines of the same SKU in the cart hold
 * `otherLinesQuantity`. They share one stock, whatever options were chosen besides the variant.
 */
export function checkStock(
  requested: number,
  otherLinesQuantity: number,
  stock: number,
): StockRefusal | undefined {
  if (stock <= 0) return { kind: 'sold-out' };
  if (requested + otherLinesQuantity > stock) return { kind: 'too-few-left', stock };
  return isQuantity(requested) ? undefined : { kind: 'odd-quantity' };
}

/**
 * The lines that are new, or whose quantity grew, between two states of a cart. If the cart was
 * replaced by another, its lines cannot be compared: returns those with this SKU.
 */
export function increasedLines(before: Cart, after: Cart, sku: string): readonly CartItem[] {
  if (before.id !== '' && before.id !== after.id) {
    return after.items.filter(({ product }) => product.sku === sku);
  }
  const previousQuantities = new Map(before.items.map(({ uid, quantity }) => [uid, quantity]));
  return after.items.filter(({ uid, quantity }) => quantity > (previousQuantities.get(uid) ?? 0));
}
