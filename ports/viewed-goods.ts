import type { RecentlyViewed } from '#src/catalog/recently-viewed.ts';
import { token } from './token.ts';

/** Where the browser keeps which goods a shopper has looked at. It is told to nobody. */
export interface ViewedGoods {
  /** Empty when nothing is kept, or what is kept cannot be read as such a list. */
  load(): RecentlyViewed;
  save(viewed: RecentlyViewed): void;
  /** Calls back when another tab has changed the list; answers how to stop listening. */
  onChangeElsewhere(listener: () => void): () => void;
}

export const ViewedGoods = token<ViewedGoods>('ViewedGoods');
