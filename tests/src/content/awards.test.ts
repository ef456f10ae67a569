import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awardSizes, type Size } from '#src/content/awards.ts';
import { anyAward, anySizedAward } from '../../support/arbitraries/content.ts';

describe('awardSizes', () => {
  it('P5 scales all awards to the height of the lowest and keeps each aspect ratio', () => {
    expect(
      awardSizes([
        { width: 200, height: 100 },
        { width: 60, height: 120 },
        { width: 50, height: 50 },
      ]),
    ).toEqual([
      { width: 100, height: 50 },
      { width: 25, height: 50 },
      { width: 50, height: 50 },
    ]);
  });

  it('P5 shows whole pixels, and at least one', () => {
    const lowest = { width: 10, height: 10 };
    expect(awardSizes([lowest, { width: 100, height: 30 }, { width: 1, height: 90 }])).toEqual([
      lowest,
      { width: 33, height: 10 },
      { width: 1, height: 10 },
    ]);
  });

  it('P5 shows one award in its own size', () => {
    expect(awardSizes([{ width: 30, height: 40 }])).toEqual([{ width: 30, height: 40 }]);
  });

  it('P5 returns an empty list for no awards', () => {
    expect(awardSizes([])).toEqual([]);
  });

  it.each([
    { width: 0, height: 10 },
    { width: 10, height: 0 },
    { width: 10, height: -1 },
    { width: Infinity, height: 10 },
    { width: 10, height: NaN },
  ])('P5 returns undefined for an award of %j and ignores it for the others', (odd) => {
    const award = { width: 40, height: 20 };
    expect(awardSizes([odd, award])).toEqual([undefined, award]);
    expect(awardSizes([odd])).toEqual([undefined]);
  });

  it('P5 gives every valid award the height of the lowest', () => {
    fc.assert(
      fc.property(fc.array(anyAward), anySizedAward, (awards, award) => {
        const sized = shown([...awards, award]);
        expect(new Set(sized.map(({ after }) => after.height)).size).toBe(1);
        expect(sized[0]?.after.height).toBe(Math.min(...sized.map(({ before }) => before.height)));
      }),
    );
  });

  it('P5 never shows an award larger than it is', () => {
    fc.assert(
      fc.property(fc.array(anyAward), (awards) => {
        for (const { before, after } of shown(awards)) {
          expect(after.width).toBeLessThanOrEqual(before.width);
          expect(after.height).toBeLessThanOrEqual(before.height);
        }
      }),
    );
  });

  it('P5 keeps every aspect ratio to the nearest pixel', () => {
    fc.assert(
      fc.property(fc.array(anyAward), (awards) => {
        for (const { before, after } of shown(awards)) {
          const width = (before.width * after.height) / before.height;
          expect(Math.abs(after.width - Math.max(1, width))).toBeLessThanOrEqual(0.5);
          expect(after.width).toBe(Math.trunc(after.width));
        }
      }),
    );
  });

  it('P5 is idempotent', () => {
    fc.assert(
      fc.property(fc.array(anyAward), (awards) => {
        const sized = shown(awards).map((award) => award.after);
        expect(awardSizes(sized)).toEqual(sized);
      }),
    );
  });
});

/** Visible awards: those with a size. */
const shown = (awards: readonly Size[]) =>
  awardSizes(awards).flatMap((after, place) => {
    const before = awards[place];
    return before && after ? [{ before, after }] : [];
  });
