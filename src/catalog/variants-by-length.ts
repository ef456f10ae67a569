import type { Variant } from './product.ts';
import { sizeLength, sizeWidth } from './size-measures.ts';

/** The variants of one length, narrow to wide. `length` is in centimetres. */
export type LengthGroup = { readonly length: number; readonly variants: readonly Variant[] };

/**
 * Sorts variants the way a size is looked for: by length, then by width. Those without a size are
 * left out.
 */
export function variantsByLength(variants: readonly Variant[]): readonly LengthGroup[] {
  const sized = variants.filter(isSized);
  const lengths = [...new Set(sized.map(lengthOf))].sort((a, b) => a - b);
  return lengths.map((length) => ({
    length,
    variants: sized
      .filter((variant) => lengthOf(variant) === length)
      .sort((a, b) => widthOf(a) - widthOf(b)),
  }));
}

type SizedVariant = Variant & { readonly size: string };

const isSized = (variant: Variant): variant is SizedVariant => variant.size !== undefined;
const widthOf = ({ size }: SizedVariant): number => sizeWidth(size);
const lengthOf = ({ size }: SizedVariant): number => sizeLength(size);
