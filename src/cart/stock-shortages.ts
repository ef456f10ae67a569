import { appendTo } from '../shared/lists.ts';
import { totalQuantity } from './cart-prices.ts';
import type { CartItem, UserError } from './cart.ts';
import { toUserError, type CartRefusal, type MessageContext } from './cart-refusal.ts';
import { checkStock, type StockRefusal } from './quantity.ts';

/** The fields of a cart line needed for stock. */
export type StockedLine = Pick<CartItem, 'uid' | 'quantity'> & {
  readonly sku: string;
  /** Quantity available now, for all lines of the SKU together. */
  readonly stock: number;
};

/** The lines that share one stock, and the refusal for them together. */
export type StockCheck = {
  readonly sku: string;
  readonly lineUids: readonly string[];
  readonly refusal: StockRefusal | undefined;
};

/**
 * Groups the lines of a cart by stock, in cart order, and checks each group again, because stock
 * may have been sold since the line was added. A line of a set with a missing part has its own
 * stock of zero; other lines of its SKU are not affected.
 */
export function checkStockOfLines(lines: readonly StockedLine[]): readonly StockCheck[] {
  const byStock = new Map<string, StockedLine[]>();
  for (const line of lines) {
    appendTo(byStock, JSON.stringify([line.sku, line.stock]), [line]);
  }
  return [...byStock.values()].flatMap((linesOfStock) => {
    const [first, ...others] = linesOfStock;
    if (!first) return [];
    const { sku, quantity, stock } = first;
    const refusal = checkStock(quantity, totalQuantity(others), stock);
    return [{ sku, lineUids: linesOfStock.map(({ uid }) => uid), refusal }];
  });
}

/** The error of a cart for lines that are not available as they are; it names the lines (C3). */
export const toLineError = (
  context: MessageContext,
  refusal: CartRefusal,
  lineUids: readonly string[],
): UserError => ({ ...toUserError(context, refusal), lineUids });
