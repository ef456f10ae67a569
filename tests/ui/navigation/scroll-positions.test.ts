import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatScrollTop,
  MAX_SCROLL_POSITIONS,
  parseScrollTop,
  withScrollPosition,
  scrollTopOf,
  scrollStorageKey,
} from '#ui/navigation/scroll-positions.ts';
import {
  anyEntryKey,
  anyScrollPositions,
  anyScrollTop,
} from '../../support/arbitraries/navigation.ts';
import { anyText } from '../../support/arbitraries/texts.ts';

const A = { key: 'a', top: 120 };
const B = { key: 'b', top: 800 };

describe('withScrollPosition', () => {
  it('H12 stores one position per key, the latest last', () => {
    expect(withScrollPosition([A], 'b', 800)).toEqual([A, B]);
    expect(withScrollPosition([A, B], 'a', 5)).toEqual([B, { key: 'a', top: 5 }]);
  });

  it('H12 rounds to whole pixels and clamps invalid values to 0', () => {
    expect(withScrollPosition([], 'a', 120.6)).toEqual([{ key: 'a', top: 121 }]);
    expect(withScrollPosition([], 'a', -3)).toEqual([{ key: 'a', top: 0 }]);
    expect(withScrollPosition([], 'a', NaN)).toEqual([{ key: 'a', top: 0 }]);
  });

  it('H12 skips a save with saves set to false', () => {
    expect(withScrollPosition([A], 'a', 5, false)).toEqual([A]);
    expect(withScrollPosition([A], 'a', 5, true)).toEqual([{ key: 'a', top: 5 }]);
  });

  it('ignores an entry without a key', () => {
    expect(withScrollPosition([A], '', 5)).toEqual([A]);
  });

  it('forgets the oldest of more than fifty', () => {
    const fifty = Array.from({ length: 50 }, (_, index) => ({ key: `key-${index}`, top: index }));
    const positions = withScrollPosition(fifty, 'new', 1);
    expect(positions).toHaveLength(50);
    expect(scrollTopOf(positions, 'key-0')).toBeUndefined();
    expect(scrollTopOf(positions, 'key-1')).toBe(1);
    expect(scrollTopOf(positions, 'new')).toBe(1);
  });

  it('H12 stores the rounded position under the key, as the latest', () => {
    fc.assert(
      fc.property(anyScrollPositions, anyEntryKey, anyScrollTop, (positions, key, top) => {
        const after = withScrollPosition(positions, key, top);
        expect(scrollTopOf(after, key)).toBe(parseScrollTop(formatScrollTop(top)));
        expect(after.at(-1)?.key).toBe(key);
      }),
    );
  });

  it('H12 keeps the positions of other keys, except the oldest beyond the maximum', () => {
    fc.assert(
      fc.property(anyScrollPositions, anyEntryKey, anyScrollTop, (positions, key, top) => {
        const others = positions.filter((position) => position.key !== key);
        const remaining = withScrollPosition(positions, key, top).slice(0, -1);
        expect(remaining).toEqual(others.slice(-(MAX_SCROLL_POSITIONS - 1)));
      }),
    );
  });

  it('keeps unique keys, and no more than fifty positions', () => {
    fc.assert(
      fc.property(anyScrollPositions, (positions) => {
        expect(new Set(positions.map(({ key }) => key)).size).toBe(positions.length);
        expect(positions.length).toBeLessThanOrEqual(MAX_SCROLL_POSITIONS);
      }),
    );
  });

  it('H12 returns the positions unchanged if saves is false', () => {
    fc.assert(
      fc.property(anyScrollPositions, anyEntryKey, anyScrollTop, (positions, key, top) => {
        expect(withScrollPosition(positions, key, top, false)).toEqual(positions);
      }),
    );
  });
});

describe('scrollTopOf', () => {
  it('H12 returns the position of a key, or undefined', () => {
    expect(scrollTopOf([A, B], 'b')).toBe(800);
    expect(scrollTopOf([A, B], 'c')).toBeUndefined();
  });
});

describe('scrollStorageKey', () => {
  it('H12 prefixes the key', () => {
    expect(scrollStorageKey('a')).toBe('scroll:a');
  });
});

describe('parseScrollTop', () => {
  it.each([
    ['0', 0],
    ['120', 120],
    ['120.6', 121],
    ['-5', 0],
    ['', 0],
    ['nonsense', 0],
    ['Infinity', 0],
    ['null', 0],
    [undefined, 0],
  ])('H12 reads %j as %i', (text, top) => {
    expect(parseScrollTop(text)).toBe(top);
  });

  it('H12 round-trips any whole position', () => {
    fc.assert(
      fc.property(fc.nat(), (top) => {
        expect(parseScrollTop(formatScrollTop(top))).toBe(top);
      }),
    );
  });

  it('H12 returns a non-negative integer for any text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.double().map(String)), (text) => {
        const top = parseScrollTop(text);
        expect(Number.isFinite(top) && Number.isInteger(top) && top >= 0).toBe(true);
      }),
    );
  });
});
