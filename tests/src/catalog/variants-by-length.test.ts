import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { variantsByLength } from '#src/catalog/variants-by-length.ts';
import { compareOptions } from '#src/listing/option-order.ts';
import { anySize } from '../../support/arbitraries/catalog.ts';
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
    fc.assert(
      fc.property(fc.uniqueArray(anySize), (sizes) => {
        const groups = variantsByLength(sizes.map((size) => aVariant(size, 100)));
        const kept = groups.flatMap(({ variants }) => variants.map(({ size }) => size));
        expect(kept).toHaveLength(sizes.length);
        expect(new Set(kept)).toEqual(new Set(sizes));
      }),
    );
  });

  it('L3 lists the sizes of a length as options are listed', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyWidth), (sizes) => {
        for (const { variants } of variantsByLength(sizes.map((size) => aVariant(size, 100)))) {
          const listed = variants.map(({ size = '' }) => size);
          expect(listed).toEqual(listed.toSorted(compareOptions('nl-nl')));
        }
      }),
    );
  });
});

/** Sizes of one length. */
const anyWidth = fc.integer({ min: 7, max: 300 }).map((width) => `${width}x200`);
