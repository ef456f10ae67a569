import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemsInView } from '#ui/components/carousel/items-in-view.ts';
import { anyItemsBreakpoints } from '../../../support/arbitraries/carousel.ts';

const BREAKPOINTS = [
  { from: 1024, items: 4 },
  { from: 640, items: 2 },
];

describe('itemsInView', () => {
  it.each([
    [320, 1],
    [639, 1],
    [640, 2],
    [1023, 2],
    [1024, 4],
    [4000, 4],
  ])('H11 returns at %i px the count %i', (width, items) => {
    expect(itemsInView(width, BREAKPOINTS)).toBe(items);
  });

  it('H11 returns 1 without breakpoints', () => {
    expect(itemsInView(1000, [])).toBe(1);
  });

  it.each([
    [0, 1],
    [-2, 1],
    [2.9, 2],
    [NaN, 1],
    [Infinity, 1],
  ])('H11 normalizes an item count of %d to %i', (items, shown) => {
    expect(itemsInView(0, [{ from: 0, items }])).toBe(shown);
  });

  it('H11 returns a positive integer for any breakpoints', () => {
    fc.assert(
      fc.property(anyItemsBreakpoints, fc.nat({ max: 4000 }), (breakpoints, width) => {
        const items = itemsInView(width, breakpoints);
        expect(Number.isInteger(items) && items >= 1).toBe(true);
      }),
    );
  });

  it('H11 ignores the order of breakpoints', () => {
    fc.assert(
      fc.property(anyItemsBreakpoints, fc.nat({ max: 4000 }), (breakpoints, width) => {
        expect(itemsInView(width, breakpoints.toReversed())).toBe(itemsInView(width, breakpoints));
      }),
    );
  });

  it('H11 returns the same count from one breakpoint to the next', () => {
    fc.assert(
      fc.property(anyItemsBreakpoints, fc.nat({ max: 4000 }), (breakpoints, width) => {
        const reached = breakpoints.map(({ from }) => from).filter((from) => from <= width);
        const start = reached.reduce((a, b) => Math.max(a, b), -1);
        expect(itemsInView(start, breakpoints)).toEqual(itemsInView(width, breakpoints));
      }),
    );
  });

  it('H11 never returns fewer items for a wider viewport with rising breakpoints', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 3000 })), fc.nat(), fc.nat(), (starts, width, more) => {
        const rising = starts.toSorted((a, b) => a - b).map((from, items) => ({ from, items }));
        expect(itemsInView(width + more, rising)).toBeGreaterThanOrEqual(
          itemsInView(width, rising),
        );
      }),
    );
  });
});
