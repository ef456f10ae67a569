import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageSizes } from '#src/content/image-sizes.ts';
import { anyImageSteps } from '../../support/arbitraries/content.ts';

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

/** The width that a browser takes from a `sizes` attribute: the first match. */
function widthIn(viewport: number, sizes: string): string | undefined {
  const candidates = sizes
    .split(', ')
    .map((size) => /^(?:\(width >= (\d+)rem\) )?(\S+)$/.exec(size));
  return candidates.find((candidate) => viewport >= Number(candidate?.[1] ?? 0))?.[2];
}
