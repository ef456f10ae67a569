import type { SavedGoods as Goods } from '#src/saved/saved-goods.ts';
import { token } from './token.ts';

/** Where the browser keeps what a shopper has put aside to buy later. It is told to nobody. */
export interface SavedGoods {
  /** Empty when nothing is kept, or what is kept cannot be read as such a list. */
  load(): Goods;
  /** Keeping nothing, where storage is forbidden, is allowed. */
  save(goods: Goods): void;
  /** Calls back when another tab has changed the list; answers how to stop listening. */
  onChangeElsewhere(listener: () => void): () => void;
}

export const SavedGoods = token<SavedGoods>('SavedGoods');
