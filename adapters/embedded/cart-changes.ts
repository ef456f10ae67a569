import type { CartItemChange, NewCartItem } from '#src/cart/cart.ts';
import { isQuantity } from '#src/cart/quantity.ts';
import type { VariantData } from './catalogue-data.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import type { CartRefusal } from './cart-refusal.ts';
import type { CartLine, CartStatements } from './cart-statements.ts';

/** A cart that is there, within a transaction. */
export type OpenCart = {
  readonly id: string;
  readonly statements: CartStatements;
  readonly store: CatalogueStore;
};

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

function addItem(cart: OpenCart, { sku, quantity }: NewCartItem): CartRefusal | undefined {
  if (!isQuantity(quantity)) return { kind: 'odd-quantity' };
  const variant = cart.store.article(sku)?.variant;
  if (!variant) return { kind: 'product-not-found' };
  const line = linesOf(cart).find((line) => line.sku === variant.sku);
  const refusal = refusalOf(variant, quantity + (line?.quantity ?? 0));
  if (refusal) return refusal;
  cart.statements.addLine(cart.id, variant.sku, quantity);
  return undefined;
}

function updateLine(cart: OpenCart, { uid, quantity }: CartItemChange): CartRefusal | undefined {
  if (quantity !== 0 && !isQuantity(quantity)) return { kind: 'odd-quantity' };
  const line = linesOf(cart).find((line) => lineUid(line) === uid);
  if (quantity === 0) {
    if (line) cart.statements.deleteLine(cart.id, line.id);
    return undefined;
  }
  if (!line) return { kind: 'line-not-found' };
  const variant = cart.store.article(line.sku)?.variant;
  if (!variant) return { kind: 'product-not-found' };
  const refusal = refusalOf(variant, quantity);
  if (refusal) return refusal;
  cart.statements.setQuantity(cart.id, line.id, quantity);
  return undefined;
}

const linesOf = ({ id, statements }: OpenCart): readonly CartLine[] => statements.lines(id);

function refusalOf({ sku, stock }: VariantData, wanted: number): CartRefusal | undefined {
  if (stock <= 0) return { kind: 'sold-out', sku };
  if (wanted > stock) return { kind: 'too-few-left', sku, stock };
  return isQuantity(wanted) ? undefined : { kind: 'odd-quantity' };
}
