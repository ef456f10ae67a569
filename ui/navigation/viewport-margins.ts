/** Distance from the viewport at which a link's page is prefetched, in CSS pixels (H15). */
export const PREFETCH_MARGIN = 200;

/** Share of lazy content that has to be in view for it to appear (H15). */
export const VISIBILITY_THRESHOLD = 0.5;

/**
 * Whether enough of lazy content is in view for it to appear (H15). Half of content higher than the
 * view could never be seen, so half of the view is enough. All heights in CSS pixels.
 */
export const meetsVisibilityThreshold = (
  shown: number,
  height: number,
  viewHeight: number,
): boolean => shown > 0 && shown >= VISIBILITY_THRESHOLD * Math.min(height, viewHeight);
