import { euroCents, type Money } from '../pricing/money.ts';
import type { MeasuredItem, MeasuredList } from './measured-item.ts';

/**
 * An action of a shopper, for the shop's own measurement. It contains data about products and the
 * shop, never about the shopper: no name, no address, no coupon.
 */
export type MeasuredEvent =
  | { readonly kind: 'searched'; readonly text: string }
  | {
      readonly kind: 'list-viewed' | 'item-selected';
      readonly list: MeasuredList;
      readonly items: readonly MeasuredItem[];
    }
  | {
      readonly kind: 'item-viewed' | 'added-to-cart' | 'removed-from-cart' | 'cart-viewed';
      readonly items: readonly MeasuredItem[];
    };

/** Maximum number of products that tags accept per event (GA4). */
export const MAX_ITEMS = 200;

/** Splits an event into as many as its products need. */
export function splitEvent(event: MeasuredEvent): readonly MeasuredEvent[] {
  if (event.kind === 'searched') return [event];
  const parts = Math.max(1, Math.ceil(event.items.length / MAX_ITEMS));
  return Array.from({ length: parts }, (_, part) => ({
    ...event,
    items: event.items.slice(part * MAX_ITEMS, (part + 1) * MAX_ITEMS),
  }));
}

/** Total price, with quantities. */
export const totalValue = (items: readonly MeasuredItem[]): Money =>
  euroCents(items.reduce((sum, { price, quantity }) => sum + price.cents * quantity, 0));
