import type { Log } from '#ports/log.ts';
import type { SavedProductsStorage as Keeper } from '#ports/browser-storage.ts';
import {
  formatSavedProducts,
  parseSavedProducts,
  type SavedProducts,
} from '#src/saved/saved-products.ts';
import { parseJson } from '#src/shared/json-reader.ts';
import { createStorageAttempt, onStorageChange, type StorageWindow } from './storage-window.ts';

/**
 * Saved products in local storage. If the browser refuses to store them, they live as long as the
 * tab.
 */
export function createBrowserSavedProducts(window: StorageWindow, log: Log): Keeper {
  const attempt = createStorageAttempt(log);
  let refused: SavedProducts | undefined;
  const store = (products: SavedProducts): void =>
    products.length === 0
      ? window.localStorage.removeItem(KEY)
      : window.localStorage.setItem(KEY, formatSavedProducts(products));
  return {
    load: () =>
      refused ??
      attempt('saved-goods-not-loaded', () =>
        parseSavedProducts(parseJson(window.localStorage.getItem(KEY))),
      ) ??
      [],
    save(products) {
      const isStored = attempt('saved-goods-not-kept', () => {
        store(products);
        return true;
      });
      refused = isStored ? undefined : products;
    },
    onChangeElsewhere: (listener) => onStorageChange(window, KEY, listener),
  };
}

const KEY = 'saved';
