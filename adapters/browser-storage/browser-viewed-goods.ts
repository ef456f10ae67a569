import type { Log } from '#ports/log.ts';
import type { ViewedGoods } from '#ports/viewed-goods.ts';
import { formatViewed, parseViewed, type RecentlyViewed } from '#src/catalog/recently-viewed.ts';
import { parseJson } from '#src/shared/parse-json.ts';
import { createAttempt, onChangeOf, type StorageWindow } from './storage-window.ts';

/** Viewed products in local storage. If the browser refuses to store them, there are none. */
export function createBrowserViewedGoods(window: StorageWindow, log: Log): ViewedGoods {
  const attempt = createAttempt(log);
  const load = (): RecentlyViewed =>
    attempt('viewed-goods-not-loaded', () =>
      parseViewed(parseJson(window.localStorage.getItem(KEY))),
    ) ?? [];
  return {
    load,
    save: (viewed) =>
      attempt('viewed-goods-not-kept', () =>
        window.localStorage.setItem(KEY, formatViewed(viewed)),
      ),
    onChangeElsewhere: (listener) => onChangeOf(window, KEY, listener),
  };
}

const KEY = 'viewed';
