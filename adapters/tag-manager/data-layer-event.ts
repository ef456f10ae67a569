import { toEuroNumber } from '#src/pricing/money.ts';
import { totalValue, type MeasuredEvent } from '#src/measurement/measured-event.ts';
import type { MeasuredItem, MeasuredList } from '#src/measurement/measured-item.ts';

/** An event as tags read it, with the names and shapes of GA4 e-commerce. */
export type DataLayerEvent = {
  readonly event: (typeof NAMES)[MeasuredEvent['kind']];
  readonly search_term?: string;
  readonly ecommerce?: {
    readonly item_list_id?: string;
    readonly item_list_name?: string;
    readonly currency?: 'EUR';
    /** In euros, as a decimal number. */
    readonly value?: number;
    readonly items: readonly DataLayerItem[];
  };
};

export type DataLayerItem = {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand?: string;
  readonly item_category?: string;
  readonly item_variant?: string;
  readonly item_list_id?: string;
  readonly item_list_name?: string;
  readonly index?: number;
  readonly price: number;
  readonly quantity: number;
};

const NAMES = {
  searched: 'search',
  'list-viewed': 'view_item_list',
  'item-selected': 'select_item',
  'item-viewed': 'view_item',
  'added-to-cart': 'add_to_cart',
  'removed-from-cart': 'remove_from_cart',
  'cart-viewed': 'view_cart',
} as const satisfies Record<MeasuredEvent['kind'], string>;

export function toDataLayerEvent(measured: MeasuredEvent): DataLayerEvent {
  const event = NAMES[measured.kind];
  if (measured.kind === 'searched') return { event, search_term: measured.text };
  if ('list' in measured) {
    const list = listFields(measured.list);
    const items = measured.items.map((item) => toItem(item, list));
    return { event, ecommerce: { currency: 'EUR', ...list, items } };
  }
  const value = totalValue(measured.items);
  const items = measured.items.map((item) => toItem(item));
  return { event, ecommerce: { currency: value.currency, value: toEuroNumber(value), items } };
}

const listFields = ({ id, name }: MeasuredList) => ({ item_list_id: id, item_list_name: name });

/** `price` is per unit; amounts without a currency of their own have the event's. */
const toItem = (item: MeasuredItem, list?: ReturnType<typeof listFields>): DataLayerItem => ({
  item_id: item.sku,
  item_name: item.name,
  ...(item.brand !== undefined && { item_brand: item.brand }),
  ...(item.category !== undefined && { item_category: item.category }),
  ...(item.variant !== undefined && { item_variant: item.variant }),
  ...list,
  ...(item.position !== undefined && { index: item.position }),
  price: toEuroNumber(item.price),
  quantity: item.quantity,
});
