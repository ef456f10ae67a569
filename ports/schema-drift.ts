import { token } from './token.ts';

/**
 * Reports items that adapters could not read in an upstream's answer and left out: the list
 * survives its bad item, and operators learn of it.
 */
export interface SchemaDrift {
  dropped(item: DroppedItem): void;
}

export type DroppedItem = {
  readonly upstream: 'magento' | 'contentstack' | 'algolia';
  /** Path in the answer, without list indexes: `products.items[].price_range`. */
  readonly place: string;
  /** Identifies the item, where the answer does: a SKU, a uid, the address of a page. */
  readonly item?: string;
};

export const SchemaDrift = token<SchemaDrift>('Drift');
