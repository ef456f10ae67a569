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
  /** What is being restored is wanted no more. */
  giveUp(): void;
}

/** About two seconds of frames: how long a restored page may take to become tall enough. */
const PATIENCE = 120;

/**
 * Session storage outlives a reload, the positions in memory serve where it is forbidden. What this
 * document has saved and forgotten leaves the storage too.
 */
export function createScrollMemory(viewport: Viewport, session: SessionMemory): ScrollMemory {
  let positions: ScrollPositions = [];
  let stop: (() => void) | undefined;
  return {
    save(key, saves) {
      const before = positions;
      positions = rememberScroll(before, key, viewport.top(), saves);
      if (positions !== before) store(session, before, positions);
    },
    restore(key) {
      const stored = () => parseScroll(session.get(scrollStorageKey(key)));
      stop?.();
      stop = reach(viewport, scrollOf(positions, key) ?? stored());
    },
    giveUp: () => stop?.(),
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
 * Scrolls as far as the page goes, and on until it is tall enough: its pictures and products may
 * still be arriving. Ends when the shopper scrolls by hand; answers how to end it else.
 */
function reach(viewport: Viewport, top: number): () => void {
  let patience = PATIENCE;
  const stop = viewport.onTakenInHand(() => (patience = 0));
  const go = (): void => {
    if (patience-- <= 0) return stop();
    viewport.scrollTo(top);
    if (viewport.maxTop() >= top) return stop();
    viewport.onNextFrame(go);
  };
  go();
  return () => {
    patience = 0;
    stop();
  };
}
