import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { variantsByLength } from '#src/catalog/variants-by-length.ts';
import { aVariant } from '../../support/shown-pages.ts';

const sizesOf = (groups: ReturnType<typeof variantsByLength>) =>
  groups.map(({ length, variants }) => [length, variants.map(({ size }) => size)]);

describe('variantsByLength', () => {
  it('puts the shortest first, and in each length the narrowest', () => {
    const sizes = ['180x210', '90x200', '160x200', '80x200'].map((size) => aVariant(size, 100));
    expect(sizesOf(variantsByLength(sizes))).toEqual([
      [200, ['80x200', '90x200', '160x200']],
      [210, ['180x210']],
    ]);
  });

  it('knows no groups where there are no sizes', () => {
    const { size: _, ...variant } = aVariant('', 100);
    expect(variantsByLength([variant])).toEqual([]);
  });

  it('keeps every variant with a size, once', () => {
    const anySize = fc
      .tuple(fc.integer({ min: 60, max: 200 }), fc.integer({ min: 180, max: 230 }))
      .map(([width, length]) => `${width}x${length}`);
    fc.assert(
      fc.property(fc.uniqueArray(anySize), (sizes) => {
        const groups = variantsByLength(sizes.map((size) => aVariant(size, 100)));
        const kept = groups.flatMap(({ variants }) => variants.map(({ size }) => size));
        expect(kept).toHaveLength(sizes.length);
        expect(new Set(kept)).toEqual(new Set(sizes));
      }),
    );
  });
});
