import { byOffer } from './by-offer.ts';
import type { Product, Variant } from './product.ts';

/** What a shopper asks of a variant; whatever is not named may be anything. */
export type VariantWish = {
  /** `160x200`. */
  readonly size?: string;
  /** Keys of options by the attribute they belong to: `{ kleur: 'zand' }`. */
  readonly options?: Readonly<Record<string, string>>;
};

/** The variant that a product page shows. */
export type VariantChoice = {
  readonly chosen: Variant;
  /** True when what the shopper has named leaves no other. */
  readonly isChosen: boolean;
};

/**
 * The variant that meets a wish: of those left the cheapest that can be bought, else the cheapest.
 * The size goes before the options, and these in the order in which they are named; a part of the
 * wish that nothing meets any more is passed over.
 */
export function chooseVariant(
  { variants }: Pick<Product, 'variants'>,
  { size, options = {} }: VariantWish,
): VariantChoice {
  const ofSize = narrowed(
    variants,
    (variant) => variant.size !== undefined && variant.size === size?.toLowerCase(),
  );
  const left = Object.entries(options).reduce(
    (found, [code, key]) => narrowed(found, (variant) => hasOption(variant, code, key)),
    ofSize,
  );
  const [chosen = variants[0]] = left.toSorted(byOffer);
  return { chosen, isChosen: left.length === 1 };
}

const hasOption = ({ options = [] }: Variant, code: string, key: string): boolean =>
  options.some((option) => option.code === code && option.key === key);

/** Those that meet it, or all where none does. */
function narrowed(
  variants: readonly Variant[],
  meets: (variant: Variant) => boolean,
): readonly Variant[] {
  const met = variants.filter(meets);
  return met.length > 0 ? met : variants;
}
