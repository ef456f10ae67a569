import type { PictureData } from '#adapters/embedded/catalogue-data.ts';
import { formatUid } from '../uids.ts';
import type { AttributeFilter } from './attribute-metadata.ts';
import {
  attributeField,
  type CustomAttribute,
  customAttributes,
  systemAttributes,
} from './custom-attributes.ts';
import { noImage, productImage } from './media-gallery.ts';
import { NO_PRICES, type PriceInCents, priceRange } from './price-range.ts';
import type { StoreViewCatalogue } from './store-view-catalogue.ts';

/** A product for graphql-js: fields by name, as functions where they take work or arguments. */
export type MagentoProduct = {
  readonly __typename: 'SimpleProduct' | 'ConfigurableProduct' | 'BundleProduct';
  readonly uid: string;
  readonly sku: string;
  readonly name: string;
  readonly [field: string]: unknown;
};

/** The data that each product type supplies. */
export type ProductFacts = {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly urlKey: string;
  readonly attributeSetId: string;
  /** First day in the shop: `2026-03-01`. */
  readonly since: string;
  readonly categoryIds: readonly string[];
  readonly summary: string;
  readonly description: readonly string[];
  readonly pictures: readonly PictureData[];
  readonly attributes: () => readonly CustomAttribute[];
  readonly prices: readonly [PriceInCents, ...PriceInCents[]];
  /** The stock now. */
  readonly stock: () => number;
};

/** The fields of `ProductInterface` and related interfaces. */
export const productFields = (storeView: StoreViewCatalogue, facts: ProductFacts) => ({
  ...identity(storeView, facts),
  ...pictureFields(storeView, facts),
  ...stockFields(storeView, facts),
  ...attributeFields(storeView, facts),
  attribute_set_id: Number(facts.attributeSetId),
  new_from_date: `${facts.since} 00:00:00`,
  categories: facts.categoryIds.flatMap((id) => storeView.categories.get(id) ?? []),
  short_description: () => htmlOf(facts.summary === '' ? [] : [facts.summary]),
  description: () => htmlOf(facts.description),
  custom_attributesV2: (args: { readonly filters?: AttributeFilter | null }) =>
    customAttributes(
      storeView.metadata,
      [...facts.attributes(), ...systemAttributes()],
      args.filters,
    ),
  price_range: () => (storeView.isPriceless(facts.sku) ? NO_PRICES : priceRange(facts.prices)),
  related_products: [],
  upsell_products: [],
  crosssell_products: [],
});

/** Attributes as fields of their own, which the schema lists. */
const FIELDS = [
  'boxspring_hardheid',
  'breedte',
  'bundle_choice',
  'bundle_not_with',
  'bundle_part',
  'delivery_days',
  'ean',
  'kleur',
  'maat',
  'matras_hardheid',
  'model_sku',
  'picture_sizes',
  'prior_price',
];

const attributeFields = ({ metadata }: StoreViewCatalogue, { attributes }: ProductFacts) =>
  Object.fromEntries(
    FIELDS.map((code) => [code, () => attributeField(metadata, attributes(), code)]),
  );

const identity = ({ urlSuffix }: StoreViewCatalogue, { id, sku, name, urlKey }: ProductFacts) => ({
  id,
  uid: formatUid(String(id)),
  sku,
  name,
  url_key: urlKey,
  url_suffix: urlSuffix,
  url_rewrites: [{ url: urlKey + urlSuffix, parameters: [] }],
  relative_url: urlKey + urlSuffix,
  redirect_code: 0,
  type: 'PRODUCT',
});

function pictureFields(
  { local: { locale } }: StoreViewCatalogue,
  { name, pictures }: ProductFacts,
) {
  const [first] = pictures;
  const image = () => (first ? productImage(first, 1, locale) : noImage(name, locale));
  return {
    image,
    small_image: image,
    thumbnail: image,
    media_gallery: () => pictures.map((one, index) => productImage(one, index + 1, locale)),
  };
}

/** The remaining quantity is given only up to the threshold. */
const stockFields = ({ stockThreshold }: StoreViewCatalogue, { stock }: ProductFacts) => ({
  stock_status: () => (stock() > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK'),
  only_x_left_in_stock: () => (stock() > 0 && stock() <= stockThreshold ? stock() : null),
  quantity: stock,
  min_sale_qty: 1,
});

/** Formats plain text paragraphs as HTML, like Magento's editor. */
export const htmlOf = (paragraphs: readonly string[]): { readonly html: string } => ({
  html: paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n'),
});

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/gu, (sign) => ENTITIES.get(sign) ?? sign);

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#039;'],
]);
