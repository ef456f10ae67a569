import type { ProductData, VariantData } from '#adapters/embedded/catalogue-data.ts';
import type { LocalizedCatalogue } from '#adapters/embedded/localized-catalogue.ts';
import { SIZE_FACET } from '#src/filters/facet.ts';

/** Returns the values of a variant by attribute code: its size, then its options. */
export const variantValues = ({ size, options }: VariantData): ReadonlyMap<string, string> =>
  new Map([
    ...(size === undefined ? [] : [[SIZE_FACET, size] as const]),
    ...Object.entries(options ?? {}),
  ]);

/** Returns the attributes in which a product's variants differ, each with its values, in order. */
export function variantAttributes({
  variants,
}: Pick<ProductData, 'variants'>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const variant of variants) {
    for (const [code, key] of variantValues(variant)) {
      found.set(code, (found.get(code) ?? new Set()).add(key));
    }
  }
  return new Map([...found].map(([code, keys]) => [code, [...keys]]));
}

/** Returns the label of a variant: "160 x 200 cm, Zand, Medium". */
export const variantName = ({ attributes }: LocalizedCatalogue, variant: VariantData): string =>
  [
    ...(variant.size === undefined ? [] : [valueLabel(SIZE_FACET, variant.size, variant.size)]),
    ...attributes.options(variant).map(({ value }) => value),
  ].join(', ');

/** Returns the label of an attribute value; a size is the same in every language. */
export const valueLabel = (code: string, key: string, wording: string): string =>
  code === SIZE_FACET ? `${key.replace('x', ' x ')} cm` : wording;
