import { totalQuantity } from './cart-prices.ts';
import type { CartItem, UserError } from './cart.ts';
import { toUserError, type CartRefusal, type Teller } from './cart-refusal.ts';
import { judgeStock, type StockRefusal } from './judge-stock.ts';

/** A line of a cart, as far as stock goes. */
export type StockedLine = Pick<CartItem, 'uid' | 'quantity'> & {
  readonly sku: string;
  /** How many can be sold now, over all lines of the SKU. */
  readonly stock: number;
};

/** Lines that come out of one stock, and what is wrong with them together. */
export type StockedLines = {
  readonly sku: string;
  readonly lineUids: readonly string[];
  readonly refusal: StockRefusal | undefined;
};

/**
 * The lines of a cart by the stock they come out of, in the order of the cart, each judged anew: what
 * was there when a line was made may have been sold since. A line of a set of which a part is missing
 * has a stock of its own, none; the others of its SKU are not to blame.
 */
export function judgeLines(lines: readonly StockedLine[]): readonly StockedLines[] {
  const byStock = new Map<string, StockedLine[]>();
  for (const line of lines) {
    const name = JSON.stringify([line.sku, line.stock]);
    byStock.set(name, [...(byStock.get(name) ?? []), line]);
  }
  return [...byStock.values()].flatMap((together) => {
    const [first, ...others] = together;
    if (!first) return [];
    const { sku, quantity, stock } = first;
    const refusal = judgeStock(quantity, totalQuantity(others), stock);
    return [{ sku, lineUids: together.map(({ uid }) => uid), refusal }];
  });
}

/** What a cart says of lines that are no longer to be had so: it names them (C3). */
export const lineError = (
  teller: Teller,
  refusal: CartRefusal,
  lineUids: readonly string[],
): UserError => ({ ...toUserError(teller, refusal), lineUids });
