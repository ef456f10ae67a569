import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANCHOR_OFFSET } from '#src/navigation/anchor.ts';
import { createTabBrowser } from '#ui/navigation/tab-browser.ts';

/** A tab scrolled so far, with one anchor so far below the top of its viewport. */
function tabWithAnchor(scrollY: number, below: number) {
  const jumps: ScrollToOptions[] = [];
  const anchor = { getBoundingClientRect: () => ({ top: below }) };
  const document = { getElementById: (id: string) => (id === 'vragen' ? anchor : null) };
  const tab = { document, scrollY, scrollTo: (jump: ScrollToOptions) => jumps.push(jump) };
  return { jumps, viewport: createTabBrowser(tab as unknown as Window).viewport };
}

describe('scrollToAnchor', () => {
  it('H9 rests an anchor 24 pixels below the top of the viewport', () => {
    const { jumps, viewport } = tabWithAnchor(100, 500);
    expect(viewport.scrollToAnchor('vragen')).toBe(true);
    expect(jumps.map(({ top }) => top)).toEqual([576]);
  });

  it('H9 leaves it to the style sheet whether that is smooth: some shoppers want no motion', () => {
    const { jumps, viewport } = tabWithAnchor(0, 500);
    viewport.scrollToAnchor('vragen');
    expect(jumps.map(({ behavior }) => behavior)).toEqual(['auto']);
  });

  it('stays where it is when there is no such anchor', () => {
    const { jumps, viewport } = tabWithAnchor(100, 500);
    expect(viewport.scrollToAnchor('weg')).toBe(false);
    expect(jumps).toEqual([]);
  });

  it('H9 rests an anchor at one place, wherever the page was scrolled', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9000 }), fc.integer({ min: 100, max: 9000 }), (scrollY, place) => {
        const { jumps, viewport } = tabWithAnchor(scrollY, place - scrollY);
        viewport.scrollToAnchor('vragen');
        expect(jumps.map(({ top }) => top)).toEqual([place - ANCHOR_OFFSET]);
      }),
    );
  });
});
