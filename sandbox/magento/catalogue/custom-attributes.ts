import type { CatalogueData, ProductData, VariantData } from '#adapters/embedded/catalogue-data.ts';
import type { LocalizedCatalogue } from '#adapters/embedded/localized-catalogue.ts';
import { SIZE_FACET } from '#src/filters/facet.ts';
import {
  type AttributeFilter,
  type AttributeMetadata,
  matchesFilter,
  optionIdOf,
} from './attribute-metadata.ts';
import { pictureSizes } from './media-gallery.ts';
import { bedCents, type Selection } from './selections.ts';
import { SYSTEM_ATTRIBUTES } from './system-attributes.ts';
import { valueLabel, variantAttributes, variantValues } from './variant-values.ts';

/** A product attribute in Magento's format. */
export type CustomAttribute =
  | { readonly __typename: 'AttributeValue'; readonly code: string; readonly value: string }
  | {
      readonly __typename: 'AttributeSelectedOptions';
      readonly code: string;
      readonly selected_options: readonly SelectedOption[];
    };

type SelectedOption = {
  readonly __typename: 'AttributeSelectedOption';
  readonly value: string;
  readonly label: string;
};

type Metadata = ReadonlyMap<string, AttributeMetadata>;

/** Resolves the field `custom_attributesV2`. */
export const customAttributes = (
  metadata: Metadata,
  items: readonly CustomAttribute[],
  filter: AttributeFilter | null | undefined,
) => ({
  items: items
    .filter(({ code }) => matchesFilter(metadata.get(code), filter))
    .map((item) => withOptionIds(metadata, item)),
  errors: [],
});

/**
 * Resolves the field of an attribute (`Used in Product Listing`): a text, or the ids of the chosen
 * options. `undefined` if the product does not have it.
 */
export function attributeField(
  metadata: Metadata,
  items: readonly CustomAttribute[],
  code: string,
): string | undefined {
  const item = items.find((one) => one.code === code);
  if (!item || 'value' in item) return item?.value;
  const { selected_options } = withOptionIds(metadata, item);
  return selected_options.map(({ value }) => value).join(',');
}

/** The attribute with Magento's ids in place of the keys of its options. */
function withOptionIds<One extends CustomAttribute>(metadata: Metadata, item: One): One {
  if (!('selected_options' in item)) return item;
  const attribute = metadata.get(item.code);
  const selected_options = item.selected_options.map((option) => ({
    ...option,
    value: optionIdOf(attribute, option.value),
  }));
  return { ...item, selected_options };
}

/**
 * Returns the attributes that all variants share: the merchandiser's attributes in order, with
 * labels of the store view, the grades, and those that this shop needs besides.
 */
export const productAttributes = (
  { attributes }: Pick<CatalogueData, 'attributes'>,
  local: LocalizedCatalogue,
  product: ProductData,
): readonly CustomAttribute[] => [
  ...Object.keys(product.attributes).map((code) =>
    attributes[code]?.options
      ? selectedProperty(local, product, code)
      : text(code, local.attributes.values(product, code).join(', ')),
  ),
  ...('merk' in product.attributes ? [] : [text('merk', product.brand)]),
  ...Object.entries(product.ratings).map(([code, grade]) => text(code, String(grade))),
  text('catalogue_id', product.catalogueId),
  text('popularity', String(product.popularity)),
  ...(product.mostBought ? [text('most_bought_sizes', product.mostBought.join(', '))] : []),
  text('picture_sizes', pictureSizes(product.pictures)),
];

/** Returns the attributes of a bundle: those of a product, and by what shoppers choose its bed. */
export function bundleAttributes(
  data: Pick<CatalogueData, 'attributes'>,
  local: LocalizedCatalogue,
  product: ProductData,
): readonly CustomAttribute[] {
  const codes = [...variantAttributes(product).keys()].filter((code) => code !== SIZE_FACET);
  return [
    ...productAttributes(data, local, product),
    ...(codes.length > 0 ? [text('bundle_options', codes.join(','))] : []),
  ];
}

/** Returns the attributes of a variant. */
export function variantAttributesOf(
  local: LocalizedCatalogue,
  product: ProductData,
  variant: VariantData,
): readonly CustomAttribute[] {
  const { regular, final } = bedCents(product, variant);
  const labels = new Map(local.attributes.options(variant).map(({ code, value }) => [code, value]));
  const values = [...variantValues(variant)].map(([code, key]) =>
    selected(code, [[key, valueLabel(code, key, labels.get(code) ?? key)]]),
  );
  return [
    ...values,
    text('ean', variant.ean),
    text('delivery_days', String(variant.deliveryDays)),
    text('model_sku', product.sku),
    ...(regular > final ? [text('prior_price', (regular / 100).toFixed(2))] : []),
    ...(variant.pictures ? [text('picture_sizes', pictureSizes(variant.pictures))] : []),
  ];
}

/** Returns the attributes that identify a selection of a bundle. */
export const selectionAttributes = ({
  part,
  choice,
  width,
}: Selection): readonly CustomAttribute[] => [
  text('bundle_part', part.key),
  text('bundle_choice', choice.key),
  ...(choice.picture ? [text('picture_sizes', pictureSizes([choice.picture]))] : []),
  ...(choice.notWith
    ? [text('bundle_not_with', choice.notWith.map((one) => `${one.part}/${one.choice}`).join(','))]
    : []),
  ...(width === undefined ? [] : [text('breedte', width)]),
];

/** Returns the attributes that Magento itself gives each product. */
export const systemAttributes = (): readonly CustomAttribute[] =>
  SYSTEM_ATTRIBUTES.map(({ code, value, label }) => selected(code, [[value, label]]));

function selectedProperty(
  local: LocalizedCatalogue,
  product: ProductData,
  code: string,
): CustomAttribute {
  const keys = [product.attributes[code] ?? []].flat().map(String);
  const wordings = local.attributes.values(product, code);
  return selected(
    code,
    keys.map((key, index) => [key, wordings[index] ?? key]),
  );
}

const text = (code: string, value: string): CustomAttribute => ({
  __typename: 'AttributeValue',
  code,
  value,
});

const selected = (
  code: string,
  options: readonly (readonly [key: string, label: string])[],
): CustomAttribute => ({
  __typename: 'AttributeSelectedOptions',
  code,
  selected_options: options.map(([value, label]) => ({
    __typename: 'AttributeSelectedOption',
    value,
    label,
  })),
});
