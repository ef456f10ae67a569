import { expect, describe, it } from 'vitest';
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

  it('H15 does not show content with no pixels in the viewport', () => {
    expect(meetsVisibilityThreshold(0, 0, 800)).toBe(false);
  });
});
