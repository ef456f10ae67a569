import { isQuantity } from './quantity.ts';

/** Why a line cannot hold so many. `stock` is how many there are in all. */
export type StockRefusal =
  | { readonly kind: 'odd-quantity' | 'sold-out' }
  | { readonly kind: 'too-few-left'; readonly stock: number };

/**
 * Whether a line can hold `wanted`, while the cart's other lines of the same SKU hold `elsewhere`:
 * they all come out of one stock, whatever was chosen beside the variant.
 */
export function judgeStock(
  wanted: number,
  elsewhere: number,
  stock: number,
): StockRefusal | undefined {
  if (stock <= 0) return { kind: 'sold-out' };
  if (wanted + elsewhere > stock) return { kind: 'too-few-left', stock };
  return isQuantity(wanted) ? undefined : { kind: 'odd-quantity' };
}
