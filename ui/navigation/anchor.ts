/** Space above an anchor that was jumped to, in CSS pixels (H9). */
export const ANCHOR_OFFSET = 24;

/**
 * Scroll position at which an anchor is clear of the sticky bar of a product's tabs (H9). All in
 * CSS pixels, `targetTop` from the top of the page; `tabBarHeight` is 0 without a bar. Never above
 * the page's own top.
 */
export const anchorTop = (targetTop: number, tabBarHeight: number): number =>
  Math.max(0, targetTop - tabBarHeight - ANCHOR_OFFSET);
