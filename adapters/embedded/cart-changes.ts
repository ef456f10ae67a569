import { totalQuantity } from '#src/cart/cart-prices.ts';
import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import type { CartItemChange, NewCartItem } from '#src/cart/cart.ts';
import { checkStock, hasRoomForLine, isQuantity } from '#src/cart/quantity.ts';
import { lineKey } from '#src/cart/retry/line-key.ts';
import type { CartContext } from './cart-context.ts';
import type { CartOffer } from './cart-offer.ts';
import { parseLineUid } from './cart-view.ts';
import type { StoredLine } from './line-statements.ts';

/**
 * Adds the items that can be sold. Returns refusals of the others, whose lines stay as they are.
 */
export function addItems(cart: CartContext, items: readonly NewCartItem[]): readonly CartRefusal[] {
  const { id, statements, shop } = cart;
  return items.flatMap(({ sku, quantity, optionUids = [] }): CartRefusal | readonly [] => {
    if (!isQuantity(quantity)) return { kind: 'odd-quantity' };
    const offer = shop.offerOf(sku, optionUids);
    if (!offer || offer.needsChoice) return refuseOffer(offer, sku) ?? [];
    const lineItem = { sku: offer.sku, optionUids: offer.optionUids };
    const lines = statements.linesOf(id, lineItem.sku);
    const line = lines.find((line) => lineKey(line) === lineKey(lineItem));
    if (!line && !hasRoomForLine(statements.countLines(id))) return { kind: 'cart-full' };
    const asked = quantity + (line?.quantity ?? 0);
    const refusal = stockRefusal(offer, asked, totalQuantity(without(line, lines)));
    if (refusal) return refusal;
    statements.addLine(id, lineItem, quantity);
    return [];
  });
}

/** Returns the refusals if none of the items can be added to any cart, else `undefined`. */
export function refuseItems(
  cart: CartContext,
  items: readonly NewCartItem[],
): readonly CartRefusal[] | undefined {
  const refusals = items.flatMap((item) => refuseItem(cart, item) ?? []);
  return refusals.length === items.length ? refusals : undefined;
}

function refuseItem({ shop }: CartContext, { sku, quantity, optionUids = [] }: NewCartItem) {
  if (!isQuantity(quantity)) return { kind: 'odd-quantity' } as const;
  return refuseOffer(shop.offerOf(sku, optionUids), sku);
}

/** Why an article cannot be added to any cart, whatever the quantity. */
function refuseOffer(offer: CartOffer | undefined, sku: string): CartRefusal | undefined {
  if (!offer) return { kind: 'product-not-found' };
  return offer.needsChoice ? { kind: 'choice-missing', sku } : undefined;
}

/** Sets each line to its quantity. Removing a line that is already gone is no error. */
export const updateLines = (
  cart: CartContext,
  changes: readonly CartItemChange[],
): readonly CartRefusal[] => changes.flatMap((change) => updateLine(cart, change) ?? []);

export function removeLine(cart: CartContext, uid: string): readonly CartRefusal[] {
  return updateLines(cart, [{ uid, quantity: 0 }]);
}

/**
 * Returns why a line cannot hold `quantity` units while other lines of its cart hold
 * `otherLinesQuantity`.
 */
function stockRefusal(
  { sku, stock }: CartOffer,
  quantity: number,
  otherLinesQuantity: number,
): CartRefusal | undefined {
  const refusal = checkStock(quantity, otherLinesQuantity, stock);
  return refusal && { ...refusal, sku };
}

function updateLine(
  { id, statements, shop }: CartContext,
  { uid, quantity }: CartItemChange,
): CartRefusal | undefined {
  if (quantity !== 0 && !isQuantity(quantity)) return { kind: 'odd-quantity' };
  const lineId = parseLineUid(uid);
  const line = lineId === undefined ? undefined : statements.line(id, lineId);
  if (quantity === 0) {
    if (line) statements.deleteLine(id, line.id);
    return undefined;
  }
  if (!line) return { kind: 'line-not-found' };
  const offer = shop.offerOf(line.sku, line.optionUids);
  if (!offer) return { kind: 'product-not-found' };
  const otherLines = without(line, statements.linesOf(id, line.sku));
  const refusal = stockRefusal(offer, quantity, totalQuantity(otherLines));
  if (!refusal) statements.setQuantity(id, line.id, quantity);
  return refusal;
}

const without = (
  line: StoredLine | undefined,
  lines: readonly StoredLine[],
): readonly StoredLine[] => lines.filter(({ id }) => id !== line?.id);
