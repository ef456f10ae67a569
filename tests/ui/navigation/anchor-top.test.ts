import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANCHOR_OFFSET, anchorTop } from '#ui/navigation/tab-browser.ts';
import { anyCount } from '../../support/arbitraries/texts.ts';

describe('anchorTop', () => {
  it('H9 leaves room for the tab bar and 24 px above the anchor', () => {
    expect(ANCHOR_OFFSET).toBe(24);
    expect(anchorTop(1000, 56)).toBe(920);
    expect(anchorTop(1000, 0)).toBe(976);
  });

  it('H9 goes to the top of the page for an anchor near it', () => {
    expect(anchorTop(50, 56)).toBe(0);
    expect(anchorTop(-10, 0)).toBe(0);
  });

  it('H9 leaves exactly the room for bar and offset, except at the top, and is never negative', () => {
    fc.assert(
      fc.property(anyCount, anyCount, (targetTop, tabBarHeight) => {
        const top = anchorTop(targetTop, tabBarHeight);
        expect(top).toBeGreaterThanOrEqual(0);
        const room = targetTop - top;
        expect(top === 0 || room === tabBarHeight + ANCHOR_OFFSET).toBe(true);
      }),
    );
  });

  it('H9 scrolls at least as far for a lower anchor', () => {
    fc.assert(
      fc.property(anyCount, anyCount, anyCount, (targetTop, more, bar) => {
        expect(anchorTop(targetTop + more, bar)).toBeGreaterThanOrEqual(anchorTop(targetTop, bar));
      }),
    );
  });
});
