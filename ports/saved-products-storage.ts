import type { SavedProducts as Goods } from '#src/saved/saved-products.ts';
import { token } from './token.ts';

/** Stores what a shopper saved for later, in the browser. The list is sent to no server. */
export interface SavedProductsStorage {
  /** Empty if nothing is stored, or it cannot be read as such a list. */
  load(): Goods;
  /** May store nothing where storage is forbidden. */
  save(goods: Goods): void;
  /** Calls back when another tab has changed the list; returns a function to unsubscribe. */
  onChangeElsewhere(listener: () => void): () => void;
}

export const SavedProductsStorage = token<SavedProductsStorage>('SavedGoods');
