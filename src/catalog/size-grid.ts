import type { Product, Variant } from './product.ts';
import { sizeLength, sizeWidth } from './size-measures.ts';
import { sizeChoices } from './variant-choices.ts';

/** A width or a length, in centimetres, and what is had with it; nothing where it is not made. */
export type SizeStep = { readonly centimetres: number; readonly variant?: Variant };

/** The sizes of a product as two short lists: a size is a width and a length. */
export type SizeGrid = {
  readonly widths: readonly SizeStep[];
  readonly lengths: readonly SizeStep[];
};

/**
 * The widths and lengths of a product, and what each leads to: a width keeps the length where it is
 * made in it, and takes the nearest one else; a length keeps the width, or cannot be had.
 */
export function sizeGrid(product: Product, chosen: Variant): SizeGrid {
  const sized = sizeChoices(product, chosen).flatMap((variant) =>
    variant.size === undefined
      ? []
      : [{ variant, width: sizeWidth(variant.size), length: sizeLength(variant.size) }],
  );
  const now = { width: sizeWidth(chosen.size ?? ''), length: sizeLength(chosen.size ?? '') };
  const widths = ascending(sized.map(({ width }) => width));
  const lengths = ascending(sized.map(({ length }) => length));
  return {
    widths: widths.map((centimetres) => {
      const [nearest] = sized
        .filter(({ width }) => width === centimetres)
        .toSorted((a, b) => Math.abs(a.length - now.length) - Math.abs(b.length - now.length));
      return stepTo(centimetres, nearest?.variant);
    }),
    lengths: lengths.map((centimetres) => {
      const found = sized.find((one) => one.length === centimetres && one.width === now.width);
      return stepTo(centimetres, found?.variant);
    }),
  };
}

const stepTo = (centimetres: number, variant: Variant | undefined): SizeStep =>
  variant ? { centimetres, variant } : { centimetres };

const ascending = (numbers: readonly number[]): readonly number[] =>
  [...new Set(numbers)].sort((a, b) => a - b);
