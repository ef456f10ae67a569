import { expect, describe, it } from 'vitest';
import { HALF_IN_VIEW } from '#ui/components/use-once-in-view.ts';
import {
  meetsVisibilityThreshold,
  PREFETCH_MARGIN,
  VISIBILITY_THRESHOLD,
} from '#ui/navigation/viewport-margins.ts';

describe('viewport margins', () => {
  it('H15 H15a prefetches links from 200 px outside the viewport', () => {
    expect(PREFETCH_MARGIN).toBe(200);
  });

  it('H15 H15a shows lazy content once half of it is in view', () => {
    expect(VISIBILITY_THRESHOLD).toBe(0.5);
    expect(meetsVisibilityThreshold(199, 400, 800)).toBe(false);
    expect(meetsVisibilityThreshold(200, 400, 800)).toBe(true);
  });

  it('H15 shows content taller than the viewport once it fills half of the viewport', () => {
    expect(meetsVisibilityThreshold(399, 1800, 800)).toBe(false);
    expect(meetsVisibilityThreshold(400, 1800, 800)).toBe(true);
  });

  it('H15a counts an element as seen by its own heights, asked at every twentieth of it', () => {
    expect([isSeen(199, 400, 800), isSeen(200, 400, 800)]).toEqual([false, true]);
    expect([isSeen(399, 1800, 800), isSeen(400, 1800, 800)]).toEqual([false, true]);
    const steps = [HALF_IN_VIEW.options.threshold ?? []].flat();
    expect(steps).toHaveLength(21);
    expect(steps.every((step, index) => step === index / 20)).toBe(true);
  });

  it('H15 does not show content with no pixels in the viewport', () => {
    expect(meetsVisibilityThreshold(0, 0, 800)).toBe(false);
  });
});

/** Whether an element counts as seen, by the heights of its part in view, its own and the view's. */
const isSeen = (shown: number, height: number, viewHeight: number): boolean =>
  HALF_IN_VIEW.isEnough({
    intersectionRect: { height: shown },
    boundingClientRect: { height },
    rootBounds: { height: viewHeight },
  } as IntersectionObserverEntry);
