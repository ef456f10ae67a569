/** Vertical extent in the viewport, in CSS pixels from its top. */
export type Extent = { readonly top: number; readonly bottom: number };

/**
 * Edge of the viewport at which messages cover the least of what they are about: of the first
 * subject, then of the next. The bottom if both edges are the same for all. `height` is that of the
 * messages with their distance from the edge, in CSS pixels.
 */
export function notificationEdge(
  subjects: readonly Extent[],
  height: number,
  viewHeight: number,
): 'top' | 'bottom' {
  for (const subject of subjects) {
    const atTop = overlap(subject, { top: 0, bottom: height });
    const atBottom = overlap(subject, { top: viewHeight - height, bottom: viewHeight });
    if (atTop !== atBottom) return atTop < atBottom ? 'top' : 'bottom';
  }
  return 'bottom';
}

const overlap = (one: Extent, other: Extent): number =>
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
