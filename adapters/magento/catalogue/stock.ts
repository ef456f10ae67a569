import { readText, type Reader } from '#src/shared/json-reader.ts';
import { readFieldsWith } from '#src/shared/lenient-readers.ts';

/**
 * Returns the quantity that can be sold now; `plenty` if Magento gives none, as above a threshold.
 * A product not reported as in stock cannot be bought.
 */
export function stockOf(product: unknown, plenty: number): number {
  const { stock_status, only_x_left_in_stock: left } = readStock(product) ?? {};
  if (stock_status !== 'IN_STOCK') return 0;
  return left === undefined ? plenty : Math.max(0, Math.min(MOST_STOCK, Math.floor(left)));
}

/** Larger numbers are capped. */
const MOST_STOCK = 1_000_000;

const readNumber: Reader<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

const readStock = readFieldsWith<object, { stock_status: string; only_x_left_in_stock: number }>(
  {},
  { stock_status: readText, only_x_left_in_stock: readNumber },
);
