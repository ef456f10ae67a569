import { attributeLabel } from '#src/catalog/attributes/attribute-dictionary.ts';
import { uspAttributesOf } from '#src/catalog/highlights.ts';
import type { Attribute, UspAttribute, VariantOption } from '#src/catalog/product.ts';
import { compareOptions } from '#src/listing/option-order.ts';
import { wordsFor } from '#src/shared/local-words.ts';
import { languageTag, type Locale } from '#src/shared/locale.ts';
import type { CatalogueData, ProductData, VariantData } from './catalogue-data.ts';

/** The attribute that every product has by its `brand`. */
const BRAND = 'merk';

/** How a locale names and words the properties of products (L5). */
export interface LocalAttributes {
  label(code: string): string;
  /** Wording of each of a product's values of one attribute; none when it lacks the attribute. */
  values(product: ProductData, code: string): readonly string[];
  /** Every property of a product; one with several values lists them as options are listed (L3). */
  all(product: ProductData): readonly Attribute[];
  /** What a variant has besides its size, as chosen options: the color first. */
  options(variant: VariantData): readonly VariantOption[];
  /** The properties worth a place on a product card, by attribute set (L4). */
  usps(product: ProductData): readonly UspAttribute[];
}

export function createLocalAttributes(data: CatalogueData, locale: Locale): LocalAttributes {
  const label = createLabel(data, locale);
  const wording = createWording(data, locale);
  const byOption = compareOptions(locale);

  const values = (product: ProductData, code: string): readonly string[] =>
    rawValues(product, code).map((value) => wording(code, value));

  const all = (product: ProductData): readonly Attribute[] =>
    Object.keys(product.attributes).map((code) => ({
      code,
      label: label(code),
      value: values(product, code).toSorted(byOption).join(', '),
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
        value: wording(code, key),
        key,
      })),
    usps: (product) =>
      uspAttributesOf(product.attributeSetId, [...all(product), ...grades(product)]),
  };
}

/** What a locale calls a property. */
const createLabel =
  ({ attributes }: CatalogueData, locale: Locale) =>
  (code: string): string => {
    const own = attributes[code]?.label;
    return attributeLabel(code, locale) ?? (own ? wordsFor(own, locale) : code);
  };

/** How a locale words a value of a property: an option, or a number with its unit. */
function createWording({ attributes }: CatalogueData, locale: Locale) {
  const number = new Intl.NumberFormat(languageTag(locale));
  return (code: string, value: string | number): string => {
    const attribute = attributes[code];
    const option = attribute?.options?.[value];
    if (option) return wordsFor(option, locale);
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
