import type { UserError } from '#src/cart/cart.ts';
import type { MessageContext } from '#src/cart/cart-refusal.ts';
import { checkStockOfLines, toLineError } from '#src/cart/stock-shortages.ts';
import type { CartLine } from './cart-line.ts';

/**
 * Returns the errors of lines that have become unavailable or too many. Magento flags the line with
 * a free text; its stock gives the reason.
 */
export function shortagesOf(
  lines: readonly CartLine[],
  teller: MessageContext,
): readonly UserError[] {
  const flagged = new Set(lines.filter(({ isFlagged }) => isFlagged).map(({ item }) => item.uid));
  const stocked = lines.map(({ item: { uid, quantity, product }, stock }) => ({
    uid,
    quantity,
    sku: product.sku,
    stock,
  }));
  return checkStockOfLines(stocked).flatMap(({ sku, refusal, lineUids }) => {
    const meant = lineUids.filter((uid) => flagged.has(uid));
    if (meant.length === 0) return [];
    return refusal
      ? [toLineError(teller, { ...refusal, sku }, lineUids)]
      : [toLineError(teller, { kind: 'not-sold-so' }, meant)];
  });
}
