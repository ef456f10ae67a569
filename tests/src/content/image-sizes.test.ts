import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awardSizes, imageSizes, pixelRange, type Size } from '#src/content/image-sizes.ts';
import { imageSrcSet } from '#src/content/image-url.ts';
import { anyAward, anyImageSteps, anySizedAward } from '../../support/arbitraries/content.ts';

describe('imageSizes', () => {
  it('P6 returns a single width unchanged', () => {
    expect(imageSizes('20rem')).toBe('20rem');
  });

  it('P6 lists the widest viewport first', () => {
    expect(
      imageSizes('50vw', [
        { from: 40, width: '33vw' },
        { from: 80, width: '20rem' },
      ]),
    ).toBe('(width >= 80rem) 20rem, (width >= 40rem) 33vw, 50vw');
  });

  it('P6 selects the step with the largest minimum width that the viewport reaches', () => {
    fc.assert(
      fc.property(anyImageSteps, fc.nat({ max: 200 }), (steps, viewport) => {
        const reached = steps.filter(({ from }) => from <= viewport);
        const widest = reached.toSorted((a, b) => a.from - b.from).at(-1)?.width ?? '7rem';
        expect(widthIn(viewport, imageSizes('7rem', steps))).toBe(widest);
      }),
    );
  });

  it('P6 does not depend on the order of the steps', () => {
    fc.assert(
      fc.property(anyImageSteps, (steps) => {
        expect(imageSizes('1rem', steps.toReversed())).toBe(imageSizes('1rem', steps));
      }),
    );
  });
});

describe('pixelRange', () => {
  it('P6 goes from the narrowest viewport to a large phone or a wide screen', () => {
    expect(pixelRange('5rem')).toEqual({ least: 80, most: 240 });
    expect(pixelRange('(width >= 64rem) 20rem, 50vw')).toEqual({ least: 160, most: 1024 });
    expect(pixelRange('(width >= 64rem) 40rem, 10vw')).toEqual({ least: 32, most: 1280 });
    expect(pixelRange('50vw')).toEqual({ least: 160, most: Infinity });
    expect(pixelRange('0vw')).toEqual({ least: 0, most: 0 });
  });

  it('P6 excludes nothing for widths that it cannot read', () => {
    expect(pixelRange('calc(100vw - 2rem)')).toEqual({ least: 0, most: Infinity });
  });

  it('P6 leaves a browser the file that it takes of all widths', () => {
    const viewport = fc.integer({ min: 320, max: 4000 });
    const density = fc.double({ min: 1, max: 3, noNaN: true });
    fc.assert(
      fc.property(anyImageSteps, viewport, density, (steps, pixels, dense) => {
        const sizes = imageSizes('45vw', steps);
        const width = cssPixels(widthIn(pixels / REM, sizes) ?? '', pixels);
        const needed = width * (pixels <= 480 ? dense : Math.min(dense, 2));
        const takenOf = (srcSet: string) =>
          srcSet.split(', ').find((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]) >= needed);
        const offered = imageSrcSet('a.jpg', { shown: pixelRange(sizes) });
        expect(takenOf(offered)).toBe(takenOf(imageSrcSet('a.jpg')));
      }),
    );
  });
});

const REM = 16;

const cssPixels = (width: string, viewport: number): number =>
  Number.parseFloat(width) * (width.endsWith('vw') ? viewport / 100 : REM);

/** The width that a browser takes from a `sizes` attribute: the first match. */
function widthIn(viewport: number, sizes: string): string | undefined {
  const candidates = sizes
    .split(', ')
    .map((size) => /^(?:\(width >= (\d+)rem\) )?(\S+)$/.exec(size));
  return candidates.find((candidate) => viewport >= Number(candidate?.[1] ?? 0))?.[2];
}

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
  awardSizes(awards).flatMap((after, index) => {
    const before = awards[index];
    return before && after ? [{ before, after }] : [];
  });
