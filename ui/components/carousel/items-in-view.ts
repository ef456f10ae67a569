import { toNonNegativeInteger } from './carousel-model.ts';

/** Number of carousel items side by side from a viewport width on (H11). */
export type ItemsBreakpoint = {
  /** Minimum viewport width, in CSS pixels. */
  readonly from: number;
  readonly items: number;
};

/**
 * Number of items side by side in a viewport of a width in CSS pixels (H11), from the widest
 * matching breakpoint, in any order. One if no breakpoint matches, and never fewer.
 *
 * @example
 * itemsInView(800, [{ from: 640, items: 2 }, { from: 1024, items: 4 }]); // 2
 */
export function itemsInView(width: number, breakpoints: readonly ItemsBreakpoint[]): number {
  const reached = breakpoints.filter(({ from }) => from <= width);
  const widest = reached.toSorted((a, b) => a.from - b.from).at(-1);
  return Math.max(1, toNonNegativeInteger(widest?.items ?? 1));
}
