import { attributeProperty } from '#src/catalog/attributes/attribute-key.ts';
import type { Variant, VariantOption } from '#src/catalog/product.ts';
import { formatSize } from '#src/catalog/variant-labels.ts';

/** What distinguishes a variant (`variantLabels`), as schema.org properties where there are any. */
export function variantProperties({ size, options = [] }: Variant) {
  const color = options.find(isColor);
  const others = otherOptions(options);
  return {
    ...(size !== undefined && { size: sizeLabel(size) }),
    ...(color && { color: color.value }),
    ...(others.length > 0 && {
      additionalProperty: others.map(
        ({ label, value }) => ({ '@type': 'PropertyValue', name: label, value }) as const,
      ),
    }),
  };
}

/**
 * Properties in which variants differ, as far as search engines know them: Google accepts `size`,
 * `color`, `material`, `pattern` and the target group; it has no term for firmness.
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

const sizeLabel = (size: string): string => `${formatSize(size)} cm`;

const isColor = ({ code }: VariantOption): boolean => attributeProperty(code) === 'kleur';

const otherOptions = (options: readonly VariantOption[]): readonly VariantOption[] =>
  options.filter((option) => !isColor(option));
