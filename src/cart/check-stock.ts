import { isQuantity } from './quantity.ts';

/** Why a line cannot have a quantity. `stock` is the total stock. */
export type StockRefusal =
  | { readonly kind: 'odd-quantity' | 'sold-out' }
  | { readonly kind: 'too-few-left'; readonly stock: number };

/**
 * Checks whether a line can hold `wanted` while other lines of the same SKU in the cart hold
 * `elsewhere`. They share one stock, whatever options were chosen besides the variant.
 */
export function checkStock(
  wanted: number,
  elsewhere: number,
  stock: number,
): StockRefusal | undefined {
  if (stock <= 0) return { kind: 'sold-out' };
  if (wanted + elsewhere > stock) return { kind: 'too-few-left', stock };
  return isQuantity(wanted) ? undefined : { kind: 'odd-quantity' };
}
