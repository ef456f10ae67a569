import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexAtScroll, scrollLeftOfIndex } from '#ui/components/carousel/carousel-strip.ts';
import { anyStrip } from '../../../support/arbitraries/carousel.ts';

const STRIP = { count: 4, width: 2000 };

describe('scrollLeftOfIndex', () => {
  it('H11 returns the offset of an item', () => {
    expect(scrollLeftOfIndex(0, STRIP)).toBe(0);
    expect(scrollLeftOfIndex(3, STRIP)).toBe(1500);
  });

  it('H11 returns 0 for an empty strip', () => {
    expect(scrollLeftOfIndex(2, { count: 0, width: 500 })).toBe(0);
  });
});

describe('indexAtScroll', () => {
  it.each([
    [0, 0],
    [249, 0],
    [251, 1],
    [1500, 3],
    [9000, 3],
    [-80, 0],
  ])('H11 returns at %i px the index %i', (left, index) => {
    expect(indexAtScroll(left, STRIP)).toBe(index);
  });

  it('H11 returns 0 without a layout or items', () => {
    expect(indexAtScroll(0, { count: 4, width: 0 })).toBe(0);
    expect(indexAtScroll(10, { count: 4, width: 0 })).toBe(0);
    expect(indexAtScroll(10, { count: 0, width: 0 })).toBe(0);
  });

  it('H11 inverts scrollLeftOfIndex', () => {
    fc.assert(
      fc.property(anyStrip, fc.nat(), (strip, seed) => {
        const index = seed % strip.count;
        expect(indexAtScroll(scrollLeftOfIndex(index, strip), strip)).toBe(index);
      }),
    );
  });

  it('H11 returns the index of the nearest item at any scroll position', () => {
    fc.assert(
      fc.property(anyStrip, fc.integer({ min: -500, max: 60_000 }), (strip, left) => {
        const index = indexAtScroll(left, strip);
        const distance = Math.abs(scrollLeftOfIndex(index, strip) - left);
        for (let other = 0; other < strip.count; other += 1) {
          expect(Math.abs(scrollLeftOfIndex(other, strip) - left)).toBeGreaterThanOrEqual(
            distance - 1e-6,
          );
        }
      }),
    );
  });
});
