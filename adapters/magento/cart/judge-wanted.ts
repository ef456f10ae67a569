import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import { judgeStock } from '#src/cart/judge-stock.ts';
import type { WayToBuy } from './ways-to-buy.ts';

/** Returns why a line cannot hold this many, while other lines of the product hold `elsewhere`. */
export function judgeWanted(
  { goods, stock }: Pick<WayToBuy, 'goods' | 'stock'>,
  wanted: number,
  elsewhere: number,
): CartRefusal | undefined {
  const refusal = judgeStock(wanted, elsewhere, stock);
  return refusal && { ...refusal, sku: goods.sku };
}
