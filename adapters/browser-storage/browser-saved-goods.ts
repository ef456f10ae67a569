import type { Log } from '#ports/log.ts';
import type { SavedGoods as Keeper } from '#ports/saved-goods.ts';
import { formatSaved, parseSaved, type SavedGoods } from '#src/saved/saved-goods.ts';
import { parseJson } from '#src/shared/parse-json.ts';
import { createAttempt, onChangeOf, type StorageWindow } from './storage-window.ts';

/**
 * Saved products in local storage. If the browser refuses to store them, they live as long as the
 * tab.
 */
export function createBrowserSavedGoods(window: StorageWindow, log: Log): Keeper {
  const attempt = createAttempt(log);
  let refused: SavedGoods | undefined;
  const keep = (goods: SavedGoods): void =>
    goods.length === 0
      ? window.localStorage.removeItem(KEY)
      : window.localStorage.setItem(KEY, formatSaved(goods));
  return {
    load: () =>
      refused ??
      attempt('saved-goods-not-loaded', () =>
        parseSaved(parseJson(window.localStorage.getItem(KEY))),
      ) ??
      [],
    save(goods) {
      const isKept = attempt('saved-goods-not-kept', () => {
        keep(goods);
        return true;
      });
      refused = isKept ? undefined : goods;
    },
    onChangeElsewhere: (listener) => onChangeOf(window, KEY, listener),
  };
}

const KEY = 'saved';
