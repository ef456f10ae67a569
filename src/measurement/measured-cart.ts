import type { Cart, CartItem } from '../cart/cart.ts';
import type { MeasuredEvent } from './measured-event.ts';
import { itemOfLine, type MeasuredItem } from './measured-item.ts';

/**
 * Events for products added to and removed from a cart, by the commerce side's answers: they add up
 * to the difference of the two, line by line. A replaced cart gives no events, since its products
 * were not all added just now; in a first cart, all are new.
 */
export function cartChangeEvents(before: Cart, after: Cart): readonly MeasuredEvent[] {
  if (before.id !== after.id && before.id !== '') return [];
  return [
    ...eventsOf('removed-from-cart', increasedItems(after.items, before.items)),
    ...eventsOf('added-to-cart', increasedItems(before.items, after.items)),
  ];
}

/** Event for a viewed cart; `undefined` if it is empty. */
export const cartViewedEvent = ({ items }: Cart): MeasuredEvent | undefined =>
  items.length === 0
    ? undefined
    : { kind: 'cart-viewed', items: items.map((line) => itemOfLine(line)) };

const eventsOf = (
  kind: 'added-to-cart' | 'removed-from-cart',
  items: readonly MeasuredItem[],
): readonly MeasuredEvent[] => (items.length === 0 ? [] : [{ kind, items }]);

/** Items whose quantity is larger in the second list, with the difference. */
function increasedItems(
  less: readonly CartItem[],
  more: readonly CartItem[],
): readonly MeasuredItem[] {
  const previousCounts = countByLine(less);
  return [...countByLine(more)].flatMap(([key, { line, quantity }]) => {
    const grownBy = quantity - (previousCounts.get(key)?.quantity ?? 0);
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
