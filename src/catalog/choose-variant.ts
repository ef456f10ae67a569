import type { Product, Variant } from './product.ts';

/** The requested variant; a property that is absent may have any value. */
export type VariantRequest = {
  /** `160x200`. */
  readonly size?: string;
  /** Option keys by attribute code: `{ kleur: 'zand' }`. */
  readonly options?: Readonly<Record<string, string>>;
};

/** The variant that a product page shows. */
export type VariantChoice = {
  readonly chosen: Variant;
  /** True if the request matches only this variant. */
  readonly isChosen: boolean;
};

/**
 * Chooses the variant for a request: the cheapest match in stock, otherwise the cheapest match. The
 * size is matched first, then the options in the order given; a part of the request that no
 * remaining variant matches is ignored.
 */
export function chooseVariant(
  { variants }: Pick<Product, 'variants'>,
  { size, options = {} }: VariantRequest,
): VariantChoice {
  const ofSize = narrowed(
    variants,
    (variant) => variant.size !== undefined && variant.size === size?.toLowerCase(),
  );
  const remaining = Object.entries(options).reduce(
    (found, [code, key]) => narrowed(found, (variant) => hasOption(variant, code, key)),
    ofSize,
  );
  const [chosen = variants[0]] = remaining.toSorted(byAvailabilityThenPrice);
  return { chosen, isChosen: remaining.length === 1 };
}

const hasOption = ({ options = [] }: Variant, code: string, key: string): boolean =>
  options.some((option) => option.code === code && option.key === key);

/** The variants that match, or all if none does. */
function narrowed(
  variants: readonly Variant[],
  predicate: (variant: Variant) => boolean,
): readonly Variant[] {
  const matching = variants.filter(predicate);
  return matching.length > 0 ? matching : variants;
}

/**
 * Compares variants by offer: in stock first, then the lowest price, then the merchandiser's order.
 */
export const availabilityThenPriceOrder =
  <One extends { readonly stock: number }>(centsOf: (one: One) => number) =>
  (a: One, b: One): number =>
    Number(b.stock > 0) - Number(a.stock > 0) || centsOf(a) - centsOf(b);

export const byAvailabilityThenPrice = availabilityThenPriceOrder<Pick<Variant, 'stock' | 'price'>>(
  ({ price }) => price.final.cents,
);
