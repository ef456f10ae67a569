import type { RecentlyViewed } from '#src/catalog/recently-viewed.ts';
import { token } from './token.ts';

/** Stores the list of recently viewed products in the browser. It is sent to no server. */
export interface RecentlyViewedStorage {
  /** Empty if nothing is stored, or it cannot be read as such a list. */
  load(): RecentlyViewed;
  save(viewed: RecentlyViewed): void;
  /** Calls back when another tab has changed the list; returns a function to unsubscribe. */
  onChangeElsewhere(listener: () => void): () => void;
}

export const RecentlyViewedStorage = token<RecentlyViewedStorage>('ViewedGoods');
