import type { SessionMemory, Viewport } from './browser.ts';

/** Remembers how far each history entry was scrolled (H12). */
export interface ScrollMemory {
  /** Keeps the position of the entry with this key. Without a key nothing is kept. */
  save(key: string): void;
  /** Puts the entry back where it was; to the top when its position is not known. */
  restore(key: string): void;
}

/** About two seconds of frames: how long a restored page may take to become tall enough. */
const PATIENCE = 120;

export function createScrollMemory(viewport: Viewport, session: SessionMemory): ScrollMemory {
  return {
    save(key) {
      if (key) session.set(storageKey(key), String(Math.round(viewport.top())));
    },
    restore(key) {
      const top = Number(session.get(storageKey(key)) ?? 0);
      reach(viewport, Number.isFinite(top) ? top : 0, PATIENCE);
    },
  };
}

const storageKey = (key: string) => `scroll:${key}`;

/**
 * Scrolls as soon as the page is tall enough: its pictures and products may still be arriving. A
 * page that stays shorter is scrolled as far as it goes.
 */
function reach(viewport: Viewport, top: number, patience: number): void {
  if (viewport.maxTop() >= top || patience === 0) return viewport.scrollTo(top);
  viewport.onNextFrame(() => reach(viewport, top, patience - 1));
}
