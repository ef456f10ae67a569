import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sleepersOn } from '#src/catalog/sleepers.ts';

describe('sleepersOn', () => {
  it('P6 places one adult in the middle of a single bed', () => {
    expect(sleepersOn(90, 200)).toEqual([{ middle: 45, top: 12.5, height: 175 }]);
  });

  it('P6 places two sleepers on a bed from 140 cm, each in the middle of a side', () => {
    expect(sleepersOn(140, 200).map(({ middle }) => middle)).toEqual([35, 105]);
    expect(sleepersOn(139, 200)).toHaveLength(1);
  });

  it.each([
    [70, 150, 115],
    [60, 120, 85],
    [90, 185, 175],
    [90, 184, 115],
    [90, 140, 115],
    [90, 139, 85],
    [50, 100, 85],
  ])('P6 places on a bed of %i × %i cm a sleeper of %i cm', (width, length, height) => {
    expect(sleepersOn(width, length)[0]?.height).toBe(height);
  });

  it.each([
    [60, 70],
    [49, 200],
    [90, 99],
    [0, 0],
  ])('P6 returns no sleepers for %i × %i cm', (width, length) => {
    expect(sleepersOn(width, length)).toEqual([]);
  });

  it('P6 places every sleeper within the edges', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 240 }), fc.integer({ min: 100, max: 240 }), (w, l) => {
        for (const { middle, top, height } of sleepersOn(w, l)) {
          expect(middle).toBeGreaterThan(0);
          expect(middle).toBeLessThan(w);
          expect(top).toBeGreaterThanOrEqual(0);
          expect(top + height).toBeLessThanOrEqual(l);
        }
      }),
    );
  });

  it('RM6 draws sleepers as tall as they are, as far as their heights are known', () => {
    expect(sleepersOn(180, 200, [undefined, 198]).map(({ height }) => height)).toEqual([175, 198]);
    expect(sleepersOn(90, 200, [190, 198]).map(({ height }) => height)).toEqual([190]);
  });
});
