/** Scroll position of one entry of the tab's history. */
export type ScrollPosition = {
  readonly key: string;
  /** In whole CSS pixels from the top of the page. */
  readonly top: number;
};

/** Scroll positions of a tab's history (H12): one per key, the latest saved last. */
export type ScrollPositions = readonly ScrollPosition[];

/** Maximum number of entries; no browser keeps more of a tab's history. */
export const MAX_SCROLL_POSITIONS = 50;

/**
 * Saves a position as the latest, and drops the oldest beyond {@link MAX_SCROLL_POSITIONS}. Does
 * not save if `saves` is false (H12), nor for an empty key, which no entry of the shop has.
 */
export function withScrollPosition(
  positions: ScrollPositions,
  key: string,
  top: number,
  saves = true,
): ScrollPositions {
  if (!saves || key === '') return positions;
  const otherPositions = positions.filter((position) => position.key !== key);
  return [...otherPositions, { key, top: roundedTop(top) }].slice(-MAX_SCROLL_POSITIONS);
}

/** Position saved under a key; `undefined` if there is none. */
export const scrollTopOf = (positions: ScrollPositions, key: string): number | undefined =>
  positions.find((position) => position.key === key)?.top;

/** Session storage key of a position (H12). */
export const scrollStorageKey = (key: string): string => `scroll:${key}`;

/** Formats a position for session storage. */
export const formatScrollTop = (top: number): string => String(roundedTop(top));

/** Parses a position from session storage; the top of the page for anything else. */
export const parseScrollTop = (text: string | undefined): number => roundedTop(Number(text));

/** Some browsers briefly scroll past the top, and some by fractions of a pixel. */
const roundedTop = (top: number): number =>
  Number.isFinite(top) ? Math.max(0, Math.round(top)) : 0;
