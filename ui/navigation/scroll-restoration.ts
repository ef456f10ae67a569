import {
  formatScrollTop,
  parseScrollTop,
  withScrollPosition,
  scrollTopOf,
  scrollStorageKey,
  type ScrollPositions,
} from './scroll-positions.ts';
import type { SessionStorage, Viewport } from './browser.ts';

/** Stores the scroll position per history entry (H12). */
export interface ScrollRestoration {
  /** Stores the position of the entry with this key; `saves` false skips this once. */
  save(key: string, saves?: boolean): void;
  /** Restores the position of the entry; scrolls to the top without one. */
  restore(key: string): void;
  /** Cancels a running restoration. */
  cancel(): void;
}

/** Number of frames, about two seconds, that a restored page has to become tall enough. */
const MAX_RESTORE_FRAMES = 120;

/**
 * Positions are kept in session storage, which survives a reload, and in memory, in case storage is
 * blocked. Entries that drop out of memory are removed from storage too.
 */
export function createScrollRestoration(
  viewport: Viewport,
  session: SessionStorage,
): ScrollRestoration {
  let positions: ScrollPositions = [];
  let stop: (() => void) | undefined;
  return {
    save(key, saves) {
      const before = positions;
      positions = withScrollPosition(before, key, viewport.top(), saves);
      if (positions !== before) store(session, before, positions);
    },
    restore(key) {
      const stored = () => parseScrollTop(session.get(scrollStorageKey(key)));
      stop?.();
      stop = scrollOnceHighEnough(viewport, scrollTopOf(positions, key) ?? stored());
    },
    cancel: () => stop?.(),
  };
}

/** Writes the latest position and removes evicted ones. */
function store(session: SessionStorage, before: ScrollPositions, after: ScrollPositions): void {
  for (const { key } of before) {
    if (scrollTopOf(after, key) === undefined) session.remove(scrollStorageKey(key));
  }
  for (const { key, top } of after.slice(-1))
    session.set(scrollStorageKey(key), formatScrollTop(top));
}

/**
 * Scrolls as far as possible, and again each frame until the page is tall enough, as its pictures
 * and products may still be loading. Stops on manual scrolling. Returns a function that stops it.
 */
function scrollOnceHighEnough(viewport: Viewport, top: number): () => void {
  let remainingFrames = MAX_RESTORE_FRAMES;
  const stop = viewport.onUserScroll(() => (remainingFrames = 0));
  const tryScroll = (): void => {
    if (remainingFrames-- <= 0) return stop();
    viewport.scrollTo(top);
    if (viewport.maxTop() >= top) return stop();
    viewport.onNextFrame(tryScroll);
  };
  tryScroll();
  return () => {
    remainingFrames = 0;
    stop();
  };
}
