import { parsePage } from '#src/listing/pagination.ts';
import type { SessionStorage } from './browser.ts';

/** Stores the first loaded page of a listing per history entry, to restore it on return. */
export interface FirstPageStorage {
  save(key: string, firstPage: number): void;
  /** `undefined` if only one page of it was loaded. */
  firstPage(key: string): number | undefined;
}

export const createFirstPageStorage = (session: SessionStorage): FirstPageStorage => ({
  save: (key, firstPage) => session.set(storageKey(key), String(firstPage)),
  firstPage(key) {
    const kept = session.get(storageKey(key));
    return kept === undefined ? undefined : parsePage(kept);
  },
});

const storageKey = (key: string): string => `depth:${key}`;
