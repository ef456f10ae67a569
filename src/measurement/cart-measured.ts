import type { Cart, CartItem } from '../cart/cart.ts';
import type { MeasuredEvent } from './measured-event.ts';
import { itemOfLine, type MeasuredItem } from './measured-item.ts';

/**
 * What a change has put into a cart and taken out of it, as the commerce side told it: what is told
 * here adds up to the difference of the two, line by line. Of another cart than before nothing is
 * told, for its goods were not all put in just now; a first one is all new.
 */
export function cartChanged(before: Cart, after: Cart): readonly MeasuredEvent[] {
  if (before.id !== after.id && before.id !== '') return [];
  return [
    ...told('removed-from-cart', grown(after.items, before.items)),
    ...told('added-to-cart', grown(before.items, after.items)),
  ];
}

/** A cart that is looked at; `undefined` of an empty one. */
export const cartViewed = ({ items }: Cart): MeasuredEvent | undefined =>
  items.length === 0
    ? undefined
    : { kind: 'cart-viewed', items: items.map((line) => itemOfLine(line)) };

const told = (
  kind: 'added-to-cart' | 'removed-from-cart',
  items: readonly MeasuredItem[],
): readonly MeasuredEvent[] => (items.length === 0 ? [] : [{ kind, items }]);

/** How many more of each line there are in the second list, where there are more. */
function grown(less: readonly CartItem[], more: readonly CartItem[]): readonly MeasuredItem[] {
  const held = countByLine(less);
  return [...countByLine(more)].flatMap(([key, { line, quantity }]) => {
    const grownBy = quantity - (held.get(key)?.quantity ?? 0);
    return grownBy > 0 ? [itemOfLine(line, grownBy)] : [];
  });
}

function countByLine(lines: readonly CartItem[]) {
  const counts = new Map<string, { readonly line: CartItem; readonly quantity: number }>();
  for (const line of lines) {
    const key = JSON.stringify([line.uid, line.product.sku]);
    const quantity = (counts.get(key)?.quantity ?? 0) + line.quantity;
    counts.set(key, { line, quantity });
  }
  return counts;
}
