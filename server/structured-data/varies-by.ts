import { attributeProperty } from '#src/catalog/attributes/attribute-key.ts';
import type { Variant, VariantOption } from '#src/catalog/product.ts';
import { formatSize } from '#ui/format-size.ts';

/** What tells a variant from others, as its page words it: `160 × 200 cm`, `Zand`, `Medium`. */
export const ownWords = ({ size, options = [] }: Variant): readonly string[] => [
  ...(size === undefined ? [] : [sizeWords(size)]),
  ...options.map(({ value }) => value),
];

/** The same in schema.org's words where it has any. */
export function ownProperties({ size, options = [] }: Variant) {
  const color = options.find(isColor);
  const others = otherOptions(options);
  return {
    ...(size !== undefined && { size: sizeWords(size) }),
    ...(color && { color: color.value }),
    ...(others.length > 0 && {
      additionalProperty: others.map(
        ({ label, value }) => ({ '@type': 'PropertyValue', name: label, value }) as const,
      ),
    }),
  };
}

/**
 * In which of these properties some variants differ, as far as search engines know them: Google takes
 * `size`, `color`, `material`, `pattern` and for whom it is; it has no word for firmness.
 */
export function variesBy(variants: readonly Variant[]): readonly string[] {
  const differ = (valueOf: (variant: Variant) => string | undefined): boolean =>
    new Set(variants.map(valueOf)).size > 1;
  const differing = [
    ['size', differ(({ size }) => size)],
    ['color', differ(({ options }) => options?.find(isColor)?.key)],
  ] as const;
  return differing.flatMap(([name, isOne]) => (isOne ? [`https://schema.org/${name}`] : []));
}

const sizeWords = (size: string): string => `${formatSize(size)} cm`;

const isColor = ({ code }: VariantOption): boolean => attributeProperty(code) === 'kleur';

const otherOptions = (options: readonly VariantOption[]): readonly VariantOption[] =>
  options.filter((option) => !isColor(option));
