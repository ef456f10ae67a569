import {
  formatScroll,
  parseScroll,
  rememberScroll,
  scrollOf,
  scrollStorageKey,
  type ScrollPositions,
} from '#src/navigation/scroll-positions.ts';
import type { SessionMemory, Viewport } from './browser.ts';

/** Remembers how far each history entry was scrolled (H12). */
export interface ScrollMemory {
  /** Keeps the position of the entry with this key, unless the flag skips this one save. */
  save(key: string, saves?: boolean): void;
  /** Puts the entry back where it was; to the top when its position is not known. */
  restore(key: string): void;
}

/** About two seconds of frames: how long a restored page may take to become tall enough. */
const PATIENCE = 120;

/**
 * Session storage outlives a reload, the positions in memory serve where it is forbidden. What this
 * document has saved and forgotten leaves the storage too.
 */
export function createScrollMemory(viewport: Viewport, session: SessionMemory): ScrollMemory {
  let positions: ScrollPositions = [];
  return {
    save(key, saves) {
      const before = positions;
      positions = rememberScroll(before, key, viewport.top(), saves);
      if (positions !== before) store(session, before, positions);
    },
    restore(key) {
      const stored = () => parseScroll(session.get(scrollStorageKey(key)));
      reach(viewport, scrollOf(positions, key) ?? stored(), PATIENCE);
    },
  };
}

/** Writes the position that was saved last, and takes out those that had to make way for it. */
function store(session: SessionMemory, before: ScrollPositions, after: ScrollPositions): void {
  for (const { key } of before) {
    if (scrollOf(after, key) === undefined) session.remove(scrollStorageKey(key));
  }
  for (const { key, top } of after.slice(-1)) session.set(scrollStorageKey(key), formatScroll(top));
}

/**
 * Scrolls as soon as the page is tall enough: its pictures and products may still be arriving. A
 * page that stays shorter is scrolled as far as it goes.
 */
function reach(viewport: Viewport, top: number, patience: number): void {
  if (viewport.maxTop() >= top || patience === 0) return viewport.scrollTo(top);
  viewport.onNextFrame(() => reach(viewport, top, patience - 1));
}
