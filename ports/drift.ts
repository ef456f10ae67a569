import { token } from './token.ts';

/**
 * Where adapters tell what of an upstream's answer they could not read and left out: the list
 * survives its bad item, and somebody hears of it.
 */
export interface Drift {
  dropped(item: DroppedItem): void;
}

export type DroppedItem = {
  readonly upstream: 'magento' | 'contentstack' | 'algolia';
  /** Where in the answer, without the places in its lists: `products.items[].price_range`. */
  readonly place: string;
  /** Which item it was, where it says: a SKU, a uid, the address of a page. */
  readonly item?: string;
};

export const Drift = token<Drift>('Drift');
