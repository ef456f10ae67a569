import { attributeLabel } from '#src/catalog/attributes/attribute-dictionary.ts';
import { highlightedAttributesOf } from '#src/catalog/highlights.ts';
import type { Attribute, UspAttribute, VariantOption } from '#src/catalog/product.ts';
import { createOptionComparator } from '#src/filters/option-comparator.ts';
import { orderByScale } from '#src/filters/option-scales.ts';
import { languageTag, type Locale, localizedText } from '#src/shared/locale.ts';
import type { CatalogueData, ProductData, VariantData } from './catalogue-data.ts';

/** Code of the attribute that every product has through its `brand`. */
const BRAND = 'merk';

/** Labels and values of product attributes in one locale (L5). */
export interface LocalizedAttributes {
  label(code: string): string;
  /** Returns a product's values of one attribute as displayed; none if it lacks the attribute. */
  values(product: ProductData, code: string): readonly string[];
  /** Returns all attributes of a product; several values of one are joined in option order (L3, L3a). */
  all(product: ProductData): readonly Attribute[];
  /** Returns a variant's options besides its size, the color first. */
  options(variant: VariantData): readonly VariantOption[];
  /** Returns the attributes to show on a product card, by attribute set (L4). */
  highlights(product: ProductData): readonly UspAttribute[];
}

export function createLocalizedAttributes(
  data: CatalogueData,
  locale: Locale,
): LocalizedAttributes {
  const label = createLabel(data, locale);
  const localizeValue = createValueLocalizer(data, locale);
  const byOption = createOptionComparator(locale);

  const values = (product: ProductData, code: string): readonly string[] =>
    rawValues(product, code).map((value) => localizeValue(code, value));

  const all = (product: ProductData): readonly Attribute[] =>
    Object.keys(product.attributes).map((code) => ({
      code,
      label: label(code),
      value: values(product, code)
        .toSorted(orderByScale([code], byOption))
        .join(', '),
    }));

  const grades = ({ ratings }: ProductData): readonly Attribute[] =>
    Object.entries(ratings).map(([code, grade]) => ({
      code,
      label: label(code),
      value: String(grade),
    }));

  return {
    label,
    values,
    all,
    options: ({ options = {} }) =>
      Object.entries(options).map(([code, key]) => ({
        code,
        label: label(code),
        value: localizeValue(code, key),
        key,
      })),
    highlights: (product) =>
      highlightedAttributesOf(data.highlights ?? new Map(), product.attributeSetId, [
        ...all(product),
        ...grades(product),
      ]),
  };
}

/** Labels an attribute by the shop's dictionary, else by its own label, else by its code. */
const createLabel =
  ({ attributes }: CatalogueData, locale: Locale) =>
  (code: string): string => {
    const configuredLabel = attributes[code]?.label;
    return (
      attributeLabel(code, locale) ??
      (configuredLabel ? localizedText(configuredLabel, locale) : code)
    );
  };

/** Formats an attribute's value: the text of an option, or a number with its unit. */
function createValueLocalizer({ attributes }: CatalogueData, locale: Locale) {
  const number = new Intl.NumberFormat(languageTag(locale));
  return (code: string, value: string | number): string => {
    const attribute = attributes[code];
    const option = attribute?.options?.[value];
    if (option) return localizedText(option, locale);
    const text = typeof value === 'number' ? number.format(value) : value;
    return attribute?.unit ? withUnit(text, attribute.unit) : text;
  };
}

/** `22 cm`, `220/m²`. */
const withUnit = (text: string, unit: string): string =>
  unit.startsWith('/') ? text + unit : `${text} ${unit}`;

function rawValues(product: ProductData, code: string): readonly (string | number)[] {
  const value = product.attributes[code];
  if (value === undefined) return code === BRAND ? [product.brand] : [];
  return typeof value === 'string' || typeof value === 'number' ? [value] : value;
}
