import type { CatalogueData } from '#adapters/embedded/catalogue-data.ts';
import type { LocalizedCatalogue } from '#adapters/embedded/localized-catalogue.ts';
import { SIZE_FACET } from '#src/filters/facet.ts';
import { type Locale, localizedText } from '#src/shared/locale.ts';
import { SYSTEM_ATTRIBUTES } from './system-attributes.ts';
import { valueLabel } from './variant-values.ts';

/** Filter for attributes by flag; a missing flag matches any value. */
export type AttributeFilter = Readonly<Record<string, boolean | null | undefined>>;

export type AttributeMetadata = ReturnType<typeof metadataOf>;

/** Metadata of all product attributes: the shop's, and those that only this Magento needs. */
export function attributeMetadata(
  data: CatalogueData,
  local: LocalizedCatalogue,
  firstOptionId: number,
): ReadonlyMap<string, AttributeMetadata> {
  const shown = new Set(data.products.flatMap(({ attributes }) => Object.keys(attributes)));
  const graded = data.products.flatMap(({ ratings }) => Object.keys(ratings));
  const codes = [SIZE_FACET, ...Object.keys(data.attributes), ...shown, ...graded, ...OWN_CODES];
  const all = new Map<string, AttributeMetadata>();
  let optionId = firstOptionId;
  for (const code of new Set(codes)) {
    const attribute = metadataOf(data, local, code, { isShown: shown.has(code), optionId });
    optionId += attribute.options.length;
    all.set(code, attribute);
  }
  return all;
}

/** Magento's id of an option, as text. An attribute of Magento's own has ids for keys. */
export const optionIdOf = (attribute: AttributeMetadata | undefined, key: string): string =>
  attribute?.options.find((option) => option.key === key)?.value ?? key;

/** Returns whether an attribute matches all flags of a filter. */
export const matchesFilter = (
  metadata: AttributeMetadata | undefined,
  filter: AttributeFilter | null | undefined,
): boolean =>
  Object.entries(filter ?? {}).every(
    ([flag, expected]) =>
      expected === null ||
      expected === undefined ||
      new Map(flagsOf(metadata)).get(flag) === expected,
  );

const flagsOf = (metadata: AttributeMetadata | undefined) => Object.entries(metadata ?? {});

/** Attributes beside the shop's own; not shown to shoppers. */
const OWN_CODES = [
  'merk',
  'ean',
  'catalogue_id',
  'delivery_days',
  'prior_price',
  'model_sku',
  'popularity',
  'most_bought_sizes',
  'picture_sizes',
  'bundle_options',
  'bundle_part',
  'bundle_choice',
  'bundle_not_with',
  'breedte',
  ...SYSTEM_ATTRIBUTES.map(({ code }) => code),
];

function metadataOf(
  data: CatalogueData,
  local: LocalizedCatalogue,
  code: string,
  { isShown, optionId }: { readonly isShown: boolean; readonly optionId: number },
) {
  const options = optionsOf(data, local.locale, code, optionId);
  const isSelect = options.length > 0;
  return {
    __typename: 'CatalogAttributeMetadata',
    code,
    label: local.attributes.label(code),
    entity_type: 'CATALOG_PRODUCT',
    frontend_input: isSelect ? 'SELECT' : 'TEXT',
    frontend_class: null,
    default_value: null,
    is_required: false,
    is_unique: code === 'ean',
    options,
    apply_to: ['SIMPLE', 'CONFIGURABLE', 'BUNDLE'],
    swatch_input_type: null,
    update_product_preview_image: code === 'kleur',
    use_product_image_for_swatch: false,
    used_in_product_listing: true,
    is_comparable: isShown,
    is_filterable: isSelect,
    is_filterable_in_search: isSelect,
    is_html_allowed_on_front: false,
    is_searchable: SEARCHABLE.has(code) || isShown,
    is_used_for_price_rules: false,
    is_used_for_promo_rules: false,
    is_visible_in_advanced_search: false,
    is_visible_on_front: isShown,
    is_wysiwyg_enabled: false,
  };
}

const SEARCHABLE: ReadonlySet<string> = new Set(['model_sku', 'ean', 'catalogue_id']);

function optionsOf(
  { attributes, products }: CatalogueData,
  locale: Locale,
  code: string,
  firstId: number,
) {
  const optionEntries = Object.entries(attributes[code]?.options ?? {});
  const options =
    code === SIZE_FACET
      ? sizesOf(products).map((size) => [size, valueLabel(code, size, size)] as const)
      : optionEntries.map(([key, words]) => [key, localizedText(words, locale)] as const);
  return options.map(([key, label], index) => ({
    __typename: 'AttributeOptionMetadata',
    value: String(firstId + index),
    label,
    is_default: false,
    key,
  }));
}

const sizesOf = (products: CatalogueData['products']): readonly string[] => [
  ...new Set(products.flatMap(({ variants }) => variants.flatMap(({ size }) => size ?? []))),
];
