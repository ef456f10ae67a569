/** Items of equal width side by side in a horizontal scroll container (H11). */
export type CarouselStrip = {
  readonly count: number;
  /** Width of all items together, in CSS pixels; 0 before layout. */
  readonly width: number;
};

/** Scroll position, in CSS pixels, at which the item at `index` is first. */
export const scrollLeftOfIndex = (index: number, { count, width }: CarouselStrip): number =>
  count > 0 ? (width / count) * index : 0;

/** Index of the item nearest to the edge at a scroll position. */
export function indexAtScroll(left: number, { count, width }: CarouselStrip): number {
  const index = width > 0 ? Math.round((left / width) * count) : 0;
  return Math.max(0, Math.min(index, count - 1));
}
