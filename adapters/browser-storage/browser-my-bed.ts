import type { MyBedStorage } from '#ports/browser-storage.ts';
import type { Log } from '#ports/log.ts';
import { formatBed, parseBed } from '#src/my-bed/my-bed.ts';
import { createStorageAttempt, onStorageChange, type StorageWindow } from './storage-window.ts';

/** The shopper's bed in local storage. If the browser refuses to store it, a tab has its own. */
export function createBrowserMyBed(window: StorageWindow, log: Log): MyBedStorage {
  const attempt = createStorageAttempt(log);
  return {
    load: () => attempt('bed-not-loaded', () => parseBed(window.localStorage.getItem(KEY) ?? '')),
    save: (bed) =>
      attempt('bed-not-kept', () =>
        bed === undefined
          ? window.localStorage.removeItem(KEY)
          : window.localStorage.setItem(KEY, formatBed(bed)),
      ),
    onChangeElsewhere: (listener) => onStorageChange(window, KEY, listener),
  };
}

const KEY = 'bed';
