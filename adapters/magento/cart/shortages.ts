import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import { totalQuantity } from '#src/cart/cart-prices.ts';
import { judgeStock } from '#src/cart/judge-stock.ts';
import type { CartLine } from './cart-line.ts';

/**
 * What is wrong with the lines of a cart since it was filled, each variant once. Magento says that
 * something is, in its own words; what it is follows from its stock.
 */
export function shortagesOf(lines: readonly CartLine[]): readonly CartRefusal[] {
  const skus = new Set(
    lines.filter(({ isFlagged }) => isFlagged).map(({ item }) => item.product.sku),
  );
  return [...skus].map((sku) =>
    shortageOf(
      sku,
      lines.filter(({ item }) => item.product.sku === sku),
    ),
  );
}

function shortageOf(sku: string, lines: readonly CartLine[]): CartRefusal {
  const wanted = totalQuantity(lines.map(({ item }) => item));
  const stock = Math.min(...lines.map((line) => line.stock));
  const refusal = judgeStock(wanted, 0, stock);
  return refusal ? { ...refusal, sku } : { kind: 'not-sold-so' };
}
