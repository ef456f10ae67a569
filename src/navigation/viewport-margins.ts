/** How far below or above the viewport a link's page is fetched beforehand, in CSS pixels (H15). */
export const PREFETCH_MARGIN = 200;

/** Which share of lazy content has to be in view for it to appear (H15). */
export const VISIBILITY_THRESHOLD = 0.5;

/**
 * Whether enough of lazy content is in view for it to appear (H15): of what is higher than the view
 * half could never be, so half of the view is enough. All heights in CSS pixels.
 */
export const isSeen = (shown: number, height: number, viewHeight: number): boolean =>
  shown > 0 && shown >= VISIBILITY_THRESHOLD * Math.min(height, viewHeight);
