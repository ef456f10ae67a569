import { parsePage } from '#src/listing/pagination.ts';
import type { SessionMemory } from './browser.ts';

/** Remembers from which page on a listing stands in each history entry, for those who come back. */
export interface DepthMemory {
  save(key: string, firstPage: number): void;
  /** `undefined` where one page of it stands alone. */
  firstPage(key: string): number | undefined;
}

export const createDepthMemory = (session: SessionMemory): DepthMemory => ({
  save: (key, firstPage) => session.set(storageKey(key), String(firstPage)),
  firstPage(key) {
    const kept = session.get(storageKey(key));
    return kept === undefined ? undefined : parsePage(kept);
  },
});

const storageKey = (key: string): string => `depth:${key}`;
