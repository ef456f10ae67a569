import { expect, describe, it } from 'vitest';
import {
  meetsVisibilityThreshold,
  PREFETCH_MARGIN,
  VISIBILITY_THRESHOLD,
} from '#ui/navigation/viewport-margins.ts';

describe('the margins of the viewport', () => {
  it('H15 fetches links from 200 px before they come into view', () => {
    expect(PREFETCH_MARGIN).toBe(200);
  });

  it('H15 shows lazy content once half of it is in view', () => {
    expect(VISIBILITY_THRESHOLD).toBe(0.5);
    expect(meetsVisibilityThreshold(199, 400, 800)).toBe(false);
    expect(meetsVisibilityThreshold(200, 400, 800)).toBe(true);
  });

  it('H15 shows what is higher than the view once it fills half of that', () => {
    expect(meetsVisibilityThreshold(399, 1800, 800)).toBe(false);
    expect(meetsVisibilityThreshold(400, 1800, 800)).toBe(true);
  });

  it('H15 shows nothing that is out of view, of whatever height', () => {
    expect(meetsVisibilityThreshold(0, 0, 800)).toBe(false);
  });
});
