import { describe, expect, it } from 'vitest';
import type { Product } from '#src/catalog/product.ts';
import { sizeGrid } from '#src/catalog/size-grid.ts';
import { aProduct, aVariant } from '../../support/shown-pages.ts';

const variants: Product['variants'] = [
  aVariant('160x200', 3),
  aVariant('90x200', 1),
  aVariant('90x210', 2),
  aVariant('90x220', 2, 0),
  aVariant('180x220', 2),
];
const product = { ...aProduct, variants };
const [wide, , long] = variants;

describe('sizeGrid', () => {
  it('L10 keeps the length for another width, or uses the nearest', () => {
    const { widths } = sizeGrid(product, long ?? variants[0]);
    expect(widths.map(({ centimetres, variant }) => [centimetres, variant?.size])).toEqual([
      [90, '90x210'],
      [160, '160x200'],
      [180, '180x220'],
    ]);
  });

  it('L10 lists every length, even if sold out or not made in this width', () => {
    const { lengths } = sizeGrid(product, wide);
    expect(lengths.map(({ centimetres, variant }) => [centimetres, variant?.size])).toEqual([
      [200, '160x200'],
      [210, undefined],
      [220, undefined],
    ]);
    expect(sizeGrid(product, long ?? wide).lengths.at(-1)?.variant?.stock).toBe(0);
  });

  it('L10 is empty for a product without sizes', () => {
    const { size: _, ...plain } = aVariant('', 1);
    expect(sizeGrid({ ...product, variants: [plain] }, plain)).toEqual({ widths: [], lengths: [] });
  });
});
