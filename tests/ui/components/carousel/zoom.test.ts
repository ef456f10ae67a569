import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextZoom, zoomAfterPinch, ZOOM_STEPS } from '#ui/components/carousel/zoom.ts';

const anyZoom = fc.double({ min: 1, max: 4, noNaN: true });

describe('nextZoom', () => {
  it('P6 goes step by step, and stays at the ends', () => {
    expect(ZOOM_STEPS.map((zoom) => nextZoom(zoom, 1))).toEqual([1.5, 2, 3, 4, 4]);
    expect(ZOOM_STEPS.map((zoom) => nextZoom(zoom, -1))).toEqual([1, 1, 1.5, 2, 3]);
  });

  it('P6 finds the next step from between two, as fingers leave it', () => {
    expect(nextZoom(2.4, 1)).toBe(3);
    expect(nextZoom(2.4, -1)).toBe(2);
  });

  it('P6 is a step of the scale that lies that way, wherever it starts', () => {
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
  it('P6 follows two fingers', () => {
    expect(zoomAfterPinch(1.5, 2)).toBe(3);
    expect(zoomAfterPinch(3, 0.5)).toBe(1.5);
  });

  it('P6 is never smaller than the screen, nor larger than there is to see', () => {
    fc.assert(
      fc.property(anyZoom, fc.double(), (zoom, factor) => {
        const pinched = zoomAfterPinch(zoom, factor);
        expect(pinched).toBeGreaterThanOrEqual(1);
        expect(pinched).toBeLessThanOrEqual(4);
      }),
    );
  });
});
