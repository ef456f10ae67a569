import type { Attribute, VariantOption } from '#src/catalog/product.ts';
import { SIZE_FACET } from '#src/filters/facet.ts';
import { orderByScale } from '#src/filters/option-scales.ts';
import type { CustomAttribute, CustomAttributes } from './custom-attribute.ts';
import type { ProductContext } from './attribute-metadata.ts';

/** Converts an attribute; several values are sorted like options (L3, L3a). */
export const toAttribute = (
  { labelOf, byOption }: ProductContext,
  { code, values }: CustomAttribute,
): Attribute => ({
  code,
  label: labelOf(code),
  value: values
    .map(({ label }) => label)
    .toSorted(orderByScale([code], byOption))
    .join(', '),
});

/**
 * Returns the attributes shown to shoppers, in Magento's order. Those that only the variants have
 * follow with all their values: Magento's editor stores a configurable's options there.
 */
export function shownAttributes(
  context: ProductContext,
  customAttributes: CustomAttributes,
  options: readonly VariantOption[],
): readonly Attribute[] {
  const ofProduct = [...customAttributes.values()].filter(
    ({ code, values }) => context.isVisible(code) && hasTexts(values),
  );
  const known = new Set(ofProduct.map(({ code }) => code));
  const ofVariants = optionValues(options.filter(({ code }) => !known.has(code)));
  return [...ofProduct, ...ofVariants].map((attribute) => toAttribute(context, attribute));
}

/** Returns the values of these attributes as chosen options of a variant. */
export const toVariantOptions = (
  { labelOf }: ProductContext,
  customAttributes: CustomAttributes,
  codes: readonly string[],
): readonly VariantOption[] =>
  codes.flatMap((code) => {
    const [chosen] = customAttributes.get(code)?.values ?? [];
    return chosen ? [{ code, label: labelOf(code), value: chosen.label, key: chosen.value }] : [];
  });

/** Returns `160x200`, also for Magento's `160 x 200 cm`. */
export function sizeOf(customAttributes: CustomAttributes): string | undefined {
  const texts =
    customAttributes.get(SIZE_FACET)?.values.flatMap(({ value, label }) => [value, label]) ?? [];
  const sizes = texts.flatMap((text) => {
    const [, width, length] = /^\s*(\d{1,4})\s*[x×]\s*(\d{1,4})(?:\s*cm)?\s*$/iu.exec(text) ?? [];
    return width === undefined || length === undefined ? [] : [`${width}x${length}`];
  });
  return sizes[0];
}

const hasTexts = (values: CustomAttribute['values']): boolean =>
  values.some(({ label }) => label.trim() !== '');

function optionValues(options: readonly VariantOption[]): readonly CustomAttribute[] {
  const byCode = new Map<string, Map<string, string>>();
  for (const { code, key, value } of options) {
    byCode.set(code, (byCode.get(code) ?? new Map<string, string>()).set(key, value));
  }
  return [...byCode].map(([code, values]) => ({
    code,
    isChosen: true,
    values: [...values].map(([value, label]) => ({ value, label })),
  }));
}
