import { type Product, sizeLength, sizeWidth, type Variant } from './product.ts';
import { sizeChoices } from './variant-choices.ts';

/** A width or length in centimetres, and its variant; absent if it is not made. */
export type SizeStep = { readonly centimetres: number; readonly variant?: Variant };

/** The sizes of a product as two short lists: widths and lengths. */
export type SizeGrid = {
  readonly widths: readonly SizeStep[];
  readonly lengths: readonly SizeStep[];
};

/**
 * The widths and lengths of a product with the variant of each: a width keeps the chosen length if
 * it is made in it, otherwise the nearest; a length keeps the chosen width, or has no variant.
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
