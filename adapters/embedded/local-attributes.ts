import type { Attribute, UspAttribute } from '#src/catalog/product.ts';
import { languageTag, type Locale } from '#src/shared/locale.ts';
import type { AttributeData, CatalogueData, HighlightData, ProductData } from './catalogue-data.ts';
import { wordsFor } from './local-words.ts';

/** The attribute that every product has by its `brand`. */
const BRAND = 'merk';

/** How a locale names and words the properties of products (L5). */
export interface LocalAttributes {
  label(code: string): string;
  /** Wording of each of a product's values of one attribute; none when it lacks the attribute. */
  values(product: ProductData, code: string): readonly string[];
  all(product: ProductData): readonly Attribute[];
  /** The properties worth a place on a product card, by attribute set (L4). */
  usps(product: ProductData): readonly UspAttribute[];
}

export function createLocalAttributes(data: CatalogueData, locale: Locale): LocalAttributes {
  const number = new Intl.NumberFormat(languageTag(locale));

  const label = (code: string): string => {
    const attribute = data.attributes[code];
    return attribute ? wordsFor(attribute.label, locale) : code;
  };

  const wording = (value: string | number, attribute: AttributeData | undefined): string => {
    const option = attribute?.options?.[value];
    if (option) return wordsFor(option, locale);
    const text = typeof value === 'number' ? number.format(value) : value;
    return attribute?.unit ? withUnit(text, attribute.unit) : text;
  };

  const values = (product: ProductData, code: string): readonly string[] => {
    const attribute = data.attributes[code];
    return rawValues(product, code).map((value) => wording(value, attribute));
  };

  const toAttribute = (product: ProductData, code: string): Attribute => ({
    code,
    label: label(code),
    value: values(product, code).join(', '),
  });

  const toUsp = (product: ProductData, highlight: HighlightData): readonly UspAttribute[] => {
    const { code, icon } = highlight;
    const value =
      highlight.rating === 1 ? product.ratings[code]?.toString() : values(product, code).join(', ');
    if (!value) return [];
    return [{ code, label: label(code), value, icon, showRating: highlight.rating === 1 }];
  };

  return {
    label,
    values,
    all: (product) => Object.keys(product.attributes).map((code) => toAttribute(product, code)),
    usps: (product) =>
      data.attributeSets[product.attributeSetId]?.highlights.flatMap((highlight) =>
        toUsp(product, highlight),
      ) ?? [],
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
