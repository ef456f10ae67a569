import type { OptionImages, Picture, Pictures, Product, Variant } from '#src/catalog/product.ts';
import type { ReviewSummary } from '#src/catalog/review-summary.ts';
import { countryOf, type Locale, localizedText } from '#src/shared/locale.ts';
import {
  defaultVariant,
  mostBoughtOf,
  type PictureData,
  priceOf,
  type ProductData,
  type VariantData,
  variantsIn,
} from './catalogue-data.ts';
import type { LocalizedAttributes } from './localized-attributes.ts';
import { localizedParts } from './localized-parts.ts';

/** Data that {@link toProduct} needs besides the product's own. */
export type LocalizedProductContext = {
  readonly locale: Locale;
  readonly attributes: LocalizedAttributes;
  readonly url: string;
  readonly reviews: ReviewSummary | undefined;
};

/** Returns a product in the texts of one locale, as its page shows it. */
export function toProduct(data: ProductData, context: LocalizedProductContext): Product {
  const { locale, attributes, url, reviews } = context;
  const country = countryOf(locale);
  const [firstVariant, ...variants] = variantsIn(data, country);
  const optionImages = optionImagesOf(data, locale);
  const parts = localizedParts(data, locale);
  return {
    sku: data.sku,
    catalogueId: data.catalogueId,
    name: localizedText(data.name, locale),
    url,
    brand: data.brand,
    attributeSetId: data.attributeSetId,
    categoryIds: data.categoryIds,
    summary: localizedText(data.summary, locale),
    description: data.description.map((words) => localizedText(words, locale)),
    pictures: toPictures(data.pictures, locale),
    ...(optionImages.length > 0 && { looks: optionImages }),
    price: priceOf(data, defaultVariant(data, country), country),
    attributes: attributes.all(data),
    uspAttributes: attributes.highlights(data),
    variants: [
      toVariant(data, firstVariant, context),
      ...variants.map((variant) => toVariant(data, variant, context)),
    ],
    ...(data.variants.some(({ size }) => size !== undefined) && {
      mostBought: mostBoughtOf(data, country),
    }),
    ...(parts.length > 0 && { parts }),
    ...(reviews && { reviews }),
  };
}

/** A variant in the texts of one locale. */
export function toVariant(
  product: ProductData,
  data: VariantData,
  { attributes, locale }: Pick<LocalizedProductContext, 'attributes' | 'locale'>,
): Variant {
  const options = attributes.options(data);
  return {
    sku: data.sku,
    ...(data.size !== undefined && { size: data.size }),
    ...(options.length > 0 && { options }),
    ean: data.ean,
    price: priceOf(product, data, countryOf(locale)),
    stock: data.stock,
    deliveryDays: data.deliveryDays,
  };
}

/** Code of the color: the only visible option, so the only one with pictures. */
const IMAGE_OPTION = 'kleur';

function optionImagesOf({ variants }: ProductData, locale: Locale): readonly OptionImages[] {
  const optionImages = new Map<string, OptionImages>();
  for (const { options, pictures } of variants) {
    const key = options?.[IMAGE_OPTION];
    if (key === undefined || pictures === undefined || optionImages.has(key)) continue;
    optionImages.set(key, { code: IMAGE_OPTION, key, pictures: toPictures(pictures, locale) });
  }
  return [...optionImages.values()];
}

const toPictures = (
  [first, ...others]: readonly [PictureData, ...PictureData[]],
  locale: Locale,
): Pictures => [toPicture(first, locale), ...others.map((picture) => toPicture(picture, locale))];

const toPicture = (picture: PictureData, locale: Locale): Picture => ({
  ...picture,
  alt: localizedText(picture.alt, locale),
});
