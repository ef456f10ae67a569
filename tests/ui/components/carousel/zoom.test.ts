import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextZoom, zoomAfterPinch, ZOOM_STEPS } from '#ui/components/carousel/zoom.ts';

const anyZoom = fc.double({ min: 1, max: 4, noNaN: true });

describe('nextZoom', () => {
  it('P6 moves one step at a time and stops at the ends', () => {
    expect(ZOOM_STEPS.map((zoom) => nextZoom(zoom, 1))).toEqual([1.5, 2, 3, 4, 4]);
    expect(ZOOM_STEPS.map((zoom) => nextZoom(zoom, -1))).toEqual([1, 1, 1.5, 2, 3]);
  });

  it('P6 returns the adjacent step for a zoom between two steps', () => {
    expect(nextZoom(2.4, 1)).toBe(3);
    expect(nextZoom(2.4, -1)).toBe(2);
  });

  it('P6 returns a step in the given direction for any zoom', () => {
    fc.assert(
      fc.property(anyZoom, (zoom) => {
        const [above, below] = [nextZoom(zoom, 1), nextZoom(zoom, -1)];
        expect([...ZOOM_STEPS, zoom < 4 ? undefined : zoom]).toContain(above);
        expect([...ZOOM_STEPS, zoom > 1 ? undefined : zoom]).toContain(below);
        expect(above).toBeGreaterThanOrEqual(zoom);
        expect(below).toBeLessThanOrEqual(zoom);
      }),
    );
  });
});

describe('zoomAfterPinch', () => {
  it('P6 multiplies the zoom by the pinch factor', () => {
    expect(zoomAfterPinch(1.5, 2)).toBe(3);
    expect(zoomAfterPinch(3, 0.5)).toBe(1.5);
  });

  it('P6 stays between the minimum and the maximum zoom', () => {
    fc.assert(
      fc.property(anyZoom, fc.double(), (zoom, factor) => {
        const pinched = zoomAfterPinch(zoom, factor);
        expect(pinched).toBeGreaterThanOrEqual(1);
        expect(pinched).toBeLessThanOrEqual(4);
      }),
    );
  });
});
