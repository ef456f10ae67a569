/** The room above an anchor that was jumped to, in CSS pixels (H9). */
export const ANCHOR_OFFSET = 24;

/**
 * How far down the page to scroll for an anchor to stand clear below the sticky bar of a product's
 * tabs (H9). All in CSS pixels, `targetTop` from the top of the page; a page without the bar has
 * one of height 0. Never above the page's own top.
 */
export const anchorTop = (targetTop: number, tabBarHeight: number): number =>
  Math.max(0, targetTop - tabBarHeight - ANCHOR_OFFSET);
