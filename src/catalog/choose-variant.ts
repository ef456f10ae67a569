import type { Product, Variant } from './product.ts';

/** The variant that a product page shows. */
export type VariantChoice = {
  readonly chosen: Variant;
  /** True when the shopper has named it, or there is no other. */
  readonly isChosen: boolean;
};

/** The variant of the size that is named, else the cheapest that can be bought, else the cheapest. */
export function chooseVariant(
  { variants }: Pick<Product, 'variants'>,
  size: string | undefined,
): VariantChoice {
  const named = variants.find((variant) => variant.size && variant.size === size?.toLowerCase());
  if (named) return { chosen: named, isChosen: true };
  const offers = variants.toSorted((a, b) => a.price.final.cents - b.price.final.cents);
  const chosen = offers.find(({ stock }) => stock > 0) ?? offers[0] ?? variants[0];
  return { chosen, isChosen: variants.length === 1 };
}
