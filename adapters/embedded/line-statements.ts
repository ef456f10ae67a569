import type { NewCartItem } from '#src/cart/cart.ts';
import type { SkuWithOptions } from '#src/cart/retry/line-key.ts';
import type { Connection } from './connection.ts';

/** An item that was added to a cart, with the id of its line. */
export type StoredLine = Required<Omit<NewCartItem, 'productSku'>> & { readonly id: number };

/** Prepared statements for the lines of carts. */
export interface LineStatements {
  /** Ordered by when they were first added. */
  lines(cartId: string): readonly StoredLine[];
  /** Lines of one variant, whatever their options. */
  linesOf(cartId: string, sku: string): readonly StoredLine[];
  line(cartId: string, lineId: number): StoredLine | undefined;
  countLines(cartId: string): number;
  /** Adds to the line with this SKU and these sorted options, or creates it. */
  addLine(cartId: string, lineItem: Required<SkuWithOptions>, quantity: number): void;
  setQuantity(cartId: string, lineId: number, quantity: number): void;
  deleteLine(cartId: string, lineId: number): void;
}

export function prepareLineStatements(connection: Connection): LineStatements {
  const prepare = (sql: string) => connection.prepare<(string | number)[]>(sql);
  const select = 'SELECT id, sku, option_uids, quantity FROM cart_lines WHERE cart_id = ?';
  const lines = prepare(`${select} ORDER BY id`);
  const linesOf = prepare(`${select} AND sku = ?`);
  const line = prepare(`${select} AND id = ?`);
  const count = prepare('SELECT count(*) AS lines FROM cart_lines WHERE cart_id = ?');
  const addLine = prepare(
    `INSERT INTO cart_lines (cart_id, sku, option_uids, quantity) VALUES (?, ?, ?, ?)
     ON CONFLICT (cart_id, sku, option_uids)
     DO UPDATE SET quantity = quantity + excluded.quantity`,
  );
  const setQuantity = prepare('UPDATE cart_lines SET quantity = ? WHERE cart_id = ? AND id = ?');
  const deleteLine = prepare('DELETE FROM cart_lines WHERE cart_id = ? AND id = ?');
  return {
    lines: (cartId) => (lines.all(cartId) as LineRow[]).map(toLine),
    linesOf: (cartId, sku) => (linesOf.all(cartId, sku) as LineRow[]).map(toLine),
    line: (cartId, lineId) => (line.all(cartId, lineId) as LineRow[]).map(toLine)[0],
    countLines: (cartId) => (count.all(cartId) as { readonly lines: number }[])[0]?.lines ?? 0,
    addLine: (cartId, { sku, optionUids }, quantity) =>
      void addLine.run(cartId, sku, JSON.stringify(optionUids), quantity),
    setQuantity: (cartId, lineId, quantity) => void setQuantity.run(quantity, cartId, lineId),
    deleteLine: (cartId, lineId) => void deleteLine.run(cartId, lineId),
  };
}

type LineRow = Pick<StoredLine, 'id' | 'sku' | 'quantity'> & { readonly option_uids: string };

const toLine = ({ id, sku, option_uids, quantity }: LineRow): StoredLine => ({
  id,
  sku,
  optionUids: JSON.parse(option_uids) as readonly string[],
  quantity,
});
