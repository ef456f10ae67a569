import { wholeFromZero } from './carousel.ts';

/** How many items of a carousel stand side by side from a viewport width on (H11). */
export type ItemsBreakpoint = {
  /** The narrowest viewport that this is said of, in CSS pixels. */
  readonly from: number;
  readonly items: number;
};

/**
 * How many items stand side by side in a viewport so many CSS pixels wide (H11): what the widest
 * breakpoint says that the viewport reaches, in whatever order they are given. One in a viewport
 * narrower than all of them, and never fewer than one.
 *
 * @example
 * itemsInView(800, [{ from: 640, items: 2 }, { from: 1024, items: 4 }]); // 2
 */
export function itemsInView(width: number, breakpoints: readonly ItemsBreakpoint[]): number {
  const reached = breakpoints.filter(({ from }) => from <= width);
  const widest = reached.toSorted((a, b) => a.from - b.from).at(-1);
  return Math.max(1, wholeFromZero(widest?.items ?? 1));
}
