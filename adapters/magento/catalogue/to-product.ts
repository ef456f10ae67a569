import { chooseVariant } from '#src/catalog/choose-variant.ts';
import { mostBoughtSizes, parseSizes } from '#src/catalog/most-bought-sizes.ts';
import { highlightedAttributesOf } from '#src/catalog/highlights.ts';
import type { Attribute, Product } from '#src/catalog/product.ts';
import type { ReviewSummary } from '#src/catalog/review-summary.ts';
import { textOf } from './custom-attribute.ts';
import type { ProductContext } from './attribute-metadata.ts';
import { optionImagesOf, picturesOf } from './product-pictures.ts';
import { shownAttributes, toAttribute } from './properties.ts';
import { sellablesOf, type Unsalable } from './sellables.ts';
import type { CatalogProduct } from './catalog-product.ts';
import { toVariants, type Sellable } from './to-variants.ts';

/**
 * Converts a product; `undefined` without a readable variant. `reportUnsalable` receives the SKU of
 * each variant that is dropped.
 */
export function toProduct(
  context: ProductContext,
  shown: CatalogProduct,
  reviews: ReviewSummary | undefined,
  reportUnsalable: (reason: Unsalable, sku: string) => void,
): Product | undefined {
  const sold = sellablesOf(shown, reportUnsalable);
  if (!sold || !isFilled(sold.sellables)) return undefined;
  const mostBought = mostBoughtOf(context, shown);
  const variants = toVariants(context, sold.sellables, sold.options, mostBought);
  const { attributes, uspAttributes } = propertiesOf(
    context,
    shown,
    variants.flatMap(({ options = [] }) => options),
  );
  const optionImages = sold.sellables.length > 1 ? optionImagesOf(shown.name, sold.sellables) : [];
  const shownAttributes = shown.base.attributes;
  return {
    sku: productSku(shown),
    catalogueId: textOf(shownAttributes, 'catalogue_id') ?? '',
    name: shown.name,
    url: shown.url,
    brand: textOf(shownAttributes, 'merk') ?? '',
    attributeSetId: shown.attributeSetId,
    categoryIds: shown.categoryIds,
    summary: shown.base.summary.join(' '),
    description: shown.description,
    pictures: picturesOf(shown, sold.sellables),
    ...(optionImages.length > 0 && { looks: optionImages }),
    price: chooseVariant({ variants, mostBought }, {}).chosen.price,
    attributes,
    uspAttributes,
    variants,
    ...(variants.some(({ size }) => size !== undefined) && { mostBought }),
    ...(sold.parts.length > 0 && { parts: sold.parts.map(({ part }) => part) }),
    ...(reviews && { reviews }),
  };
}

/** Sizes most bought: what `most_bought_sizes` says, otherwise those of the type of goods. */
const mostBoughtOf = (context: ProductContext, { base }: CatalogProduct): readonly string[] => {
  const stated = parseSizes(textOf(base.attributes, MOST_BOUGHT) ?? '');
  if (stated.length > 0) return stated;
  const attributes = [...base.attributes.values()].map((one) => toAttribute(context, one));
  return mostBoughtSizes({ attributes }, context.country);
};

const MOST_BOUGHT = 'most_bought_sizes';

/** Returns the shop's SKU. In Magento, a product of one variant has the SKU of that variant. */
const productSku = ({ base, offer }: Pick<CatalogProduct, 'base' | 'offer'>): string =>
  (offer.kind === 'simple' && textOf(base.attributes, 'model_sku')) || base.sku;

/** Converts the attributes. USPs may use attributes that are not shown, such as grades (L4). */
function propertiesOf(
  context: ProductContext,
  { base, attributeSetId }: CatalogProduct,
  options: Parameters<typeof shownAttributes>[2],
): Pick<Product, 'attributes' | 'uspAttributes'> {
  const attributes = shownAttributes(context, base.attributes, options);
  const known = new Set(attributes.map(({ code }) => code));
  const others: readonly Attribute[] = [...base.attributes.values()]
    .filter(({ code }) => !known.has(code))
    .map((attribute) => toAttribute(context, attribute));
  return {
    attributes,
    uspAttributes: highlightedAttributesOf(context.highlights, attributeSetId, [
      ...attributes,
      ...others,
    ]),
  };
}

const isFilled = (list: readonly Sellable[]): list is readonly [Sellable, ...Sellable[]] =>
  list.length > 0;
