import type { Cart } from '#src/cart/cart.ts';
import type { RecentlyViewed } from '#src/catalog/recently-viewed.ts';
import type { Consent } from '#src/consent/consent.ts';
import type { MyBed } from '#src/my-bed/my-bed.ts';
import type { SavedProducts } from '#src/saved/saved-products.ts';
import type { RecentSearches } from '#src/search/recent-searches.ts';
import { token } from './token.ts';

/** Stores the cart's id and its last state in the browser between visits (C1). */
export interface CartStorage {
  /** `undefined` if nothing is stored, or it cannot be read as a cart. */
  load(): Cart | undefined;
  save(cart: Cart): void;
  clear(): void;
  /** Calls back when another tab has changed the cart (C10); returns a function to unsubscribe. */
  onChangeElsewhere(listener: () => void): () => void;
}

export const CartStorage = token<CartStorage>('CartStorage');

/** Stores a visitor's consent in the browser. */
export interface ConsentStorage {
  /** `undefined` if nothing was chosen yet, or under another version of the question. */
  load(): Consent | undefined;
  /** May store nothing where storage is forbidden; the visitor is then asked again. */
  save(consent: Consent): void;
}

export const ConsentStorage = token<ConsentStorage>('ConsentStorage');

/**
 * Stores the list of recently viewed products in the browser, once the visitor has asked for that.
 * It is sent to no server.
 */
export interface RecentlyViewedStorage {
  /** `undefined` if the visitor has not asked for it, or it cannot be read as such a list. */
  load(): RecentlyViewed | undefined;
  /** May store nothing where storage is forbidden. */
  save(viewed: RecentlyViewed): void;
  clear(): void;
  /** Calls back when another tab has changed the list; returns a function to unsubscribe. */
  onChangeElsewhere(listener: () => void): () => void;
}

export const RecentlyViewedStorage = token<RecentlyViewedStorage>('RecentlyViewedStorage');

/** Stores what a shopper saved for later, in the browser. The list is sent to no server. */
export interface SavedProductsStorage {
  /** Empty if nothing is stored, or it cannot be read as such a list. */
  load(): SavedProducts;
  /** May store nothing where storage is forbidden. */
  save(products: SavedProducts): void;
  /** Calls back when another tab has changed the list; returns a function to unsubscribe. */
  onChangeElsewhere(listener: () => void): () => void;
}

export const SavedProductsStorage = token<SavedProductsStorage>('SavedProductsStorage');

/** Stores the bed that a shopper has said in the browser. It is sent to no server from there. */
export interface MyBedStorage {
  /** `undefined` if none is stored, or it cannot be read. */
  load(): MyBed | undefined;
  /** Removes it without a bed. May store nothing where storage is forbidden. */
  save(bed: MyBed | undefined): void;
  /** Calls back when another tab has changed the bed; returns a function to unsubscribe. */
  onChangeElsewhere(listener: () => void): () => void;
}

export const MyBedStorage = token<MyBedStorage>('MyBedStorage');

/** Stores the list of a shopper's recent searches in the browser. It is sent to no server. */
export interface SearchHistory {
  /** Empty if nothing is stored, or it cannot be read. */
  load(): RecentSearches;
  /** May store nothing where storage is forbidden. */
  save(searches: RecentSearches): void;
}

export const SearchHistory = token<SearchHistory>('SearchHistory');
