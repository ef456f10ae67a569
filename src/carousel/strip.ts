/** Items of one width side by side, in a box that scrolls sideways (H11). */
export type Strip = {
  readonly count: number;
  /** Of all items together, in CSS pixels; 0 while nothing is laid out. */
  readonly width: number;
};

/** How far a strip is to be scrolled for the item at `place` to stand first, in CSS pixels. */
export const stripLeft = (place: number, { count, width }: Strip): number =>
  count > 0 ? (width / count) * place : 0;

/** The place of the item that stands nearest to the edge of a strip scrolled so far. */
export function placeAt(left: number, { count, width }: Strip): number {
  const place = width > 0 ? Math.round((left / width) * count) : 0;
  return Math.max(0, Math.min(place, count - 1));
}
