/** How far one entry of the tab's history was scrolled. */
export type ScrollPosition = {
  readonly key: string;
  /** In whole CSS pixels from the top of the page. */
  readonly top: number;
};

/** What a tab remembers of its history (H12): one position a key, the latest saved last. */
export type ScrollPositions = readonly ScrollPosition[];

/** No browser keeps more entries of a tab's history. */
export const MOST_SCROLL_POSITIONS = 50;

/**
 * Remembers a position as the latest, and forgets the oldest beyond {@link MOST_SCROLL_POSITIONS}.
 * A `false` flag skips this one save (H12); so does an empty key, which no entry of the shop has.
 */
export function rememberScroll(
  positions: ScrollPositions,
  key: string,
  top: number,
  saves = true,
): ScrollPositions {
  if (!saves || key === '') return positions;
  const others = positions.filter((position) => position.key !== key);
  return [...others, { key, top: wholeTop(top) }].slice(-MOST_SCROLL_POSITIONS);
}

/** The position remembered under a key; `undefined` when there is none. */
export const scrollOf = (positions: ScrollPositions, key: string): number | undefined =>
  positions.find((position) => position.key === key)?.top;

/** Under which name session storage keeps the position of a key (H12). */
export const scrollStorageKey = (key: string): string => `scroll:${key}`;

/** A position as session storage keeps it. */
export const formatScroll = (top: number): string => String(wholeTop(top));

/** Reads what session storage has kept; the top of the page for anything that is no position. */
export const parseScroll = (text: string | undefined): number => wholeTop(Number(text));

/** Some browsers scroll past the top for a moment, and some by parts of a pixel. */
const wholeTop = (top: number): number => (Number.isFinite(top) ? Math.max(0, Math.round(top)) : 0);
