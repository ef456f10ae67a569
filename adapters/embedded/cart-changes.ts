import type { CartItemChange, NewCartItem } from '#src/cart/cart.ts';
import { judgeStock } from '#src/cart/judge-stock.ts';
import { isQuantity } from '#src/cart/quantity.ts';
import { lineKey } from '#src/cart/retry/line-key.ts';
import type { CartOffer } from './cart-offer.ts';
import type { CartRefusal } from './cart-refusal.ts';
import type { CartLine } from './cart-statements.ts';
import type { OpenCart } from './open-cart.ts';

/** Adds what can be sold and answers what cannot; a refused item leaves its line as it was. */
export const addItems = (cart: OpenCart, items: readonly NewCartItem[]): readonly CartRefusal[] =>
  items.flatMap((item) => addItem(cart, item) ?? []);

/** Sets each line to its quantity; a line that is gone is no error where it was to go. */
export const updateLines = (
  cart: OpenCart,
  changes: readonly CartItemChange[],
): readonly CartRefusal[] => changes.flatMap((change) => updateLine(cart, change) ?? []);

export function removeLine(cart: OpenCart, uid: string): readonly CartRefusal[] {
  return updateLines(cart, [{ uid, quantity: 0 }]);
}

/** What a cart calls a line in its answers: nothing to compute with. */
export const lineUid = ({ id }: CartLine): string => btoa(`line/${id}`);

/** Why a line, or one that is to be made, cannot hold so many of an offer. */
export function stockRefusal(
  cart: OpenCart,
  { sku, stock }: CartOffer,
  line: CartLine | undefined,
  wanted: number,
): CartRefusal | undefined {
  const others = linesOf(cart).filter((other) => other.sku === sku && other.id !== line?.id);
  const elsewhere = others.reduce((sum, { quantity }) => sum + quantity, 0);
  const refusal = judgeStock(wanted, elsewhere, stock);
  return refusal && { ...refusal, sku };
}

function addItem(cart: OpenCart, item: NewCartItem): CartRefusal | undefined {
  const { quantity, optionUids = [] } = item;
  if (!isQuantity(quantity)) return { kind: 'odd-quantity' };
  const offer = cart.shop.offerOf(item.sku, optionUids);
  if (!offer) return { kind: 'product-not-found' };
  const goods = { sku: offer.sku, optionUids: offer.optionUids };
  const line = linesOf(cart).find((line) => lineKey(line) === lineKey(goods));
  const refusal = stockRefusal(cart, offer, line, quantity + (line?.quantity ?? 0));
  if (!refusal) cart.statements.addLine(cart.id, goods, quantity);
  return refusal;
}

function updateLine(cart: OpenCart, { uid, quantity }: CartItemChange): CartRefusal | undefined {
  if (quantity !== 0 && !isQuantity(quantity)) return { kind: 'odd-quantity' };
  const line = linesOf(cart).find((line) => lineUid(line) === uid);
  if (quantity === 0) {
    if (line) cart.statements.deleteLine(cart.id, line.id);
    return undefined;
  }
  if (!line) return { kind: 'line-not-found' };
  const offer = cart.shop.offerOf(line.sku, line.optionUids);
  if (!offer) return { kind: 'product-not-found' };
  const refusal = stockRefusal(cart, offer, line, quantity);
  if (!refusal) cart.statements.setQuantity(cart.id, line.id, quantity);
  return refusal;
}

const linesOf = ({ id, statements }: OpenCart): readonly CartLine[] => statements.lines(id);
