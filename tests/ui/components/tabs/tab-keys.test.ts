import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isShortcut, isTabKey, tabAfterKey, type Tab } from '#ui/components/tabs/tab-keys.ts';
import { anyEnabledTab, anyKey, anyTabs } from '../../../support/arbitraries/navigation.ts';

/** Tabs in short notation; `-` is a disabled one. */
const tabs = (written: string): readonly Tab[] =>
  written.split('').map((tab) => ({ disabled: tab === '-' }));

describe('tabAfterKey', () => {
  it.each([
    ['ArrowRight', 'abc', 0, 1],
    ['ArrowRight', 'abc', 2, 0],
    ['ArrowRight', 'a--d', 0, 3],
    ['ArrowRight', '-bc-', 2, 1],
    ['ArrowLeft', 'abc', 1, 0],
    ['ArrowLeft', 'abc', 0, 2],
    ['ArrowLeft', 'a--d', 3, 0],
    ['ArrowLeft', '-bc-', 1, 2],
    ['Home', 'abc', 2, 0],
    ['Home', '-bc', 2, 1],
    ['End', 'abc', 0, 2],
    ['End', 'ab-', 0, 1],
  ])('H10 goes with %s through %s from %i to %i', (key, written, current, index) => {
    expect(tabAfterKey(key, current, tabs(written))).toBe(index);
  });

  it.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])(
    'H10 does not move with %s if every tab is disabled or there is none',
    (key) => {
      expect(tabAfterKey(key, 1, tabs('---'))).toBe(1);
      expect(tabAfterKey(key, 0, [])).toBe(0);
    },
  );

  it('H10 leaves a tab that has become disabled', () => {
    expect(tabAfterKey('ArrowRight', 1, tabs('a-c'))).toBe(2);
    expect(tabAfterKey('ArrowLeft', 1, tabs('a-c'))).toBe(0);
  });

  it('H10 never lands on a disabled tab', () => {
    fc.assert(
      fc.property(anyTabs, fc.nat({ max: 7 }), anyKey, (some, current, key) => {
        const index = tabAfterKey(key, current, some);
        expect(index === current || some[index]?.disabled === false).toBe(true);
      }),
    );
  });

  it('H10 returns to the same tab with Left after Right, and Right after Left', () => {
    fc.assert(
      fc.property(anyEnabledTab, ({ tabs: some, index }) => {
        const right = tabAfterKey('ArrowRight', index, some);
        expect(tabAfterKey('ArrowLeft', right, some)).toBe(index);
        const left = tabAfterKey('ArrowLeft', index, some);
        expect(tabAfterKey('ArrowRight', left, some)).toBe(index);
      }),
    );
  });

  it('H10 visits every enabled tab once in a full cycle', () => {
    fc.assert(
      fc.property(anyEnabledTab, ({ tabs: some, index }) => {
        const enabled = [...some.keys()].filter((each) => !some[each]?.disabled);
        let current = index;
        const met = enabled.map(() => (current = tabAfterKey('ArrowRight', current, some)));
        expect(current).toBe(index);
        expect(met.toSorted((a, b) => a - b)).toEqual(enabled);
      }),
    );
  });

  it('H10 goes from Home to End with Left, and from End to Home with Right', () => {
    fc.assert(
      fc.property(anyEnabledTab, ({ tabs: some, index }) => {
        const home = tabAfterKey('Home', index, some);
        const end = tabAfterKey('End', index, some);
        expect(home).toBeLessThanOrEqual(end);
        expect(tabAfterKey('ArrowLeft', home, some)).toBe(end);
        expect(tabAfterKey('ArrowRight', end, some)).toBe(home);
      }),
    );
  });
});

describe('isTabKey', () => {
  it('H10 accepts four keys only, and no prototype property names', () => {
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End'].every(isTabKey)).toBe(true);
    expect(['ArrowUp', 'Enter', '', 'constructor'].some(isTabKey)).toBe(false);
  });

  it('H10 does not move for any other key', () => {
    fc.assert(
      fc.property(anyEnabledTab, anyKey, ({ tabs: some, index }, key) => {
        expect(isTabKey(key) || tabAfterKey(key, index, some) === index).toBe(true);
      }),
    );
  });
});

describe('isShortcut', () => {
  const NONE = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

  it.each(Object.keys(NONE))('H10 leaves a key press with %s to the browser', (modifier) => {
    expect(isShortcut({ ...NONE, [modifier]: true })).toBe(true);
  });

  it('H10 takes a key press without modifiers', () => {
    expect(isShortcut(NONE)).toBe(false);
  });
});
