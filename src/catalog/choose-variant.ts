import { sizeRank } from './most-bought-sizes.ts';
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
 * Chooses the variant for a request: of the matches in stock, otherwise of all, that in the size
 * most bought, and of these the cheapest. The size is matched first, then the options in the order
 * given; a part of the request that no remaining variant matches is ignored.
 */
export function chooseVariant(
  { variants, mostBought }: Pick<Product, 'variants' | 'mostBought'>,
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
  const [chosen = variants[0]] = remaining.toSorted(firstShownOrder(mostBought));
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

/**
 * Compares variants by which is shown first where none is asked for: in stock first, then in the
 * size most bought, then by price. A card, the page and a feed show the same one.
 */
export const firstShownOrder = (
  mostBought: Product['mostBought'] = [],
): ((a: Variant, b: Variant) => number) =>
  sizeThenPriceOrder(mostBought, ({ price }) => price.final.cents);

/** As {@link firstShownOrder}, of variants in another form. */
export const sizeThenPriceOrder =
  <One extends { readonly stock: number; readonly size?: string }>(
    mostBought: readonly string[],
    centsOf: (one: One) => number,
  ) =>
  (a: One, b: One): number =>
    Number(b.stock > 0) - Number(a.stock > 0) ||
    sizeRank(mostBought, a.size) - sizeRank(mostBought, b.size) ||
    centsOf(a) - centsOf(b);
