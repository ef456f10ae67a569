import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import { checkStock } from '#src/cart/check-stock.ts';
import type { PurchasableItem } from './purchasable-items.ts';

/** Returns why a line cannot hold this many, while other lines of the product hold `elsewhere`. */
export function judgeLineQuantity(
  { goods, stock }: Pick<PurchasableItem, 'goods' | 'stock'>,
  wanted: number,
  elsewhere: number,
): CartRefusal | undefined {
  const refusal = checkStock(wanted, elsewhere, stock);
  return refusal && { ...refusal, sku: goods.sku };
}
