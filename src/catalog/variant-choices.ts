import { chooseVariant, type VariantRequest } from './choose-variant.ts';
import type { Product, Variant, VariantOption } from './product.ts';

/** An attribute in which a product's variants differ, with the variant for each of its options. */
export type OptionGroup = {
  /** `kleur`. */
  readonly code: string;
  /** "Kleur". */
  readonly label: string;
  readonly choices: readonly OptionChoice[];
};

/** An option, and the variant that has it and otherwise matches the chosen one. */
export type OptionChoice = { readonly option: VariantOption; readonly variant: Variant };

/** The request for the chosen variant; other choices are the nearest matches to it. */
export const variantRequestOf = ({
  size,
  options = [],
}: Pick<Variant, 'size' | 'options'>): VariantRequest => ({
  ...(size !== undefined && { size }),
  options: Object.fromEntries(options.map(({ code, key }) => [code, key])),
});

/** A variant for each size that otherwise matches the chosen one, in the product's size order. */
export function sizeChoices(product: Product, chosen: Variant): readonly Variant[] {
  const sizes = new Set(product.variants.flatMap(({ size }) => size ?? []));
  return Array.from(
    sizes,
    (size) => chooseVariant(product, { ...variantRequestOf(chosen), size }).chosen,
  );
}

/** The attributes besides size in which variants differ, in the product's order. */
export function optionGroups(product: Product, chosen: Variant): readonly OptionGroup[] {
  const all = product.variants.flatMap(({ options = [] }) => options);
  return firstOfEach(all, ({ code }) => code).map(({ code, label }) => {
    const own = all.filter((option) => option.code === code);
    return {
      code,
      label,
      choices: firstOfEach(own, ({ key }) => key).map((option) => ({
        option,
        variant: chooseVariant(product, requestWithOption(chosen, option)).chosen,
      })),
    };
  });
}

/** Puts the option before the others, because it is what the shopper requests now. */
function requestWithOption(chosen: Variant, { code, key }: VariantOption): VariantRequest {
  const request = variantRequestOf(chosen);
  return { ...request, options: { [code]: key, ...request.options, [code]: key } };
}

const firstOfEach = <Item>(items: readonly Item[], nameOf: (item: Item) => string) =>
  items.filter((item, index) => index === items.findIndex((one) => nameOf(one) === nameOf(item)));
