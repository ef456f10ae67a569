import type { CatalogueData, ProductData, VariantData } from '#adapters/embedded/catalogue-data.ts';
import type { LocalizedCatalogue } from '#adapters/embedded/localized-catalogue.ts';
import { SIZE_FACET } from '#src/filters/facet.ts';
import {
  type AttributeFilter,
  type AttributeMetadata,
  matchesFilter,
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

/** Resolves the field `custom_attributesV2`. */
export const customAttributes = (
  metadata: ReadonlyMap<string, AttributeMetadata>,
  items: readonly CustomAttribute[],
  filter: AttributeFilter | null | undefined,
) => ({
  items: items.filter(({ code }) => matchesFilter(metadata.get(code), filter)),
  errors: [],
});

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
