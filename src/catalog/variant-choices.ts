import { chooseVariant, type VariantWish } from './choose-variant.ts';
import type { Product, Variant, VariantOption } from './product.ts';

/**
 * A property that a product's variants differ in, and what a shopper gets for each of its options.
 */
export type OptionGroup = {
  /** `kleur`. */
  readonly code: string;
  /** "Kleur". */
  readonly label: string;
  readonly choices: readonly OptionChoice[];
};

/** An option, and the variant that has it and is otherwise as chosen. */
export type OptionChoice = { readonly option: VariantOption; readonly variant: Variant };

/** What has been chosen, as a wish: what else can be had is as near to it as there is. */
export const wishOf = ({ size, options = [] }: Variant): VariantWish => ({
  ...(size !== undefined && { size }),
  options: Object.fromEntries(options.map(({ code, key }) => [code, key])),
});

/** A variant for every size, otherwise as chosen; the sizes in their own order. */
export function sizeChoices(product: Product, chosen: Variant): readonly Variant[] {
  const sizes = new Set(product.variants.flatMap(({ size }) => size ?? []));
  return Array.from(sizes, (size) => chooseVariant(product, { ...wishOf(chosen), size }).chosen);
}

/** The properties besides the size that variants differ in, in their own order. */
export function optionGroups(product: Product, chosen: Variant): readonly OptionGroup[] {
  const all = product.variants.flatMap(({ options = [] }) => options);
  return firstOfEach(all, ({ code }) => code).map(({ code, label }) => {
    const own = all.filter((option) => option.code === code);
    return {
      code,
      label,
      choices: firstOfEach(own, ({ key }) => key).map((option) => ({
        option,
        variant: chooseVariant(product, wishWith(chosen, option)).chosen,
      })),
    };
  });
}

/** The option goes before the other options, for it is what the shopper asks for now. */
function wishWith(chosen: Variant, { code, key }: VariantOption): VariantWish {
  const wish = wishOf(chosen);
  return { ...wish, options: { [code]: key, ...wish.options, [code]: key } };
}

const firstOfEach = <Item>(items: readonly Item[], nameOf: (item: Item) => string) =>
  items.filter((item, place) => place === items.findIndex((one) => nameOf(one) === nameOf(item)));
