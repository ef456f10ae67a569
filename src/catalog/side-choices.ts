import { firmnessKey, halfVariants, isAvailableWithOtherHalf } from './bed-halves.ts';
import { firmnessRank, isFirmness } from './firmness.ts';
import type { Product, Variant, VariantOption } from './product.ts';
import { optionGroups } from './variant-choices.ts';

/** A firmness of a product, and its availability on one side of a bed for two. */
export type SideChoice = {
  readonly option: VariantOption;
  /** The half with this firmness; absent if it is not made in this width. */
  readonly half?: Variant;
  /** Whether it is out of stock, or the last one is used on the other side. */
  readonly isSoldOut: boolean;
};

/**
 * All firmnesses of a product, soft to firm, for one side of a bed whose other side is `other`.
 * Unavailable ones stay in the list, because a missing firmness would look as if it were never
 * made.
 */
export function sideChoices(
  product: Product,
  fullVariant: Variant,
  other: Variant,
): readonly SideChoice[] {
  const candidates = halfVariants(product, fullVariant);
  return optionGroups(product, fullVariant)
    .filter(isFirmness)
    .flatMap(({ choices }) => choices.map(({ option }) => option))
    .toSorted((a, b) => firmnessRank(a) - firmnessRank(b))
    .map((option) => {
      const half = candidates.find((one) => firmnessKey(one) === option.key);
      return half
        ? { option, half, isSoldOut: !isAvailableWithOtherHalf(half, other) }
        : { option, isSoldOut: false };
    });
}
