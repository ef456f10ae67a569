import type { Hit, Picture, Product, Variant } from '#src/catalog/product.ts';
import { wordsFor } from '#src/shared/local-words.ts';
import type { Locale } from '#src/shared/locale.ts';
import { slugify } from '#src/shared/slug.ts';
import type { CatalogueData, PictureData, ProductData, VariantData } from './catalogue-data.ts';
import { createLocalAttributes, type LocalAttributes } from './local-attributes.ts';
import { remember } from './remember.ts';
import { defaultVariant, priceOf } from './variant-price.ts';

/** The goods as one locale words them. */
export interface LocalCatalogue {
  readonly locale: Locale;
  readonly attributes: LocalAttributes;
  product(data: ProductData): Product;
  /** A product as a listing shows it, by one of its variants. */
  hit(data: ProductData, variant: VariantData, priceFrom: boolean): Hit;
  /** Path of the product's page: the slug of its name. */
  url(data: ProductData): string;
  byUrl(url: string): ProductData | undefined;
}

export function createLocalCatalogue(catalogue: CatalogueData, locale: Locale): LocalCatalogue {
  const attributes = createLocalAttributes(catalogue, locale);
  const url = remember((data: ProductData) => `/${slugify(wordsFor(data.name, locale), locale)}`);
  const urls = productsByUrl(catalogue.products, url);
  const product = remember((data: ProductData) => toProduct(data, locale, attributes, url(data)));
  return {
    locale,
    attributes,
    product,
    hit: (data, variant, priceFrom) => toHit(data, product(data), variant, priceFrom),
    url,
    byUrl: (path) => urls.get(path),
  };
}

function productsByUrl(
  products: readonly ProductData[],
  url: (product: ProductData) => string,
): ReadonlyMap<string, ProductData> {
  const urls = new Map<string, ProductData>();
  for (const product of products) {
    const other = urls.get(url(product));
    if (other) throw new Error(`${product.sku} and ${other.sku} share the path ${url(product)}`);
    urls.set(url(product), product);
  }
  return urls;
}

function toProduct(
  data: ProductData,
  locale: Locale,
  attributes: LocalAttributes,
  url: string,
): Product {
  const [firstPicture, ...pictures] = data.pictures;
  const [firstVariant, ...variants] = data.variants;
  return {
    sku: data.sku,
    catalogueId: data.catalogueId,
    name: wordsFor(data.name, locale),
    url,
    brand: data.brand,
    attributeSetId: data.attributeSetId,
    categoryIds: data.categoryIds,
    summary: wordsFor(data.summary, locale),
    description: data.description.map((words) => wordsFor(words, locale)),
    pictures: [
      toPicture(firstPicture, locale),
      ...pictures.map((picture) => toPicture(picture, locale)),
    ],
    price: priceOf(data, defaultVariant(data)),
    attributes: attributes.all(data),
    uspAttributes: attributes.usps(data),
    variants: [
      toVariant(data, firstVariant),
      ...variants.map((variant) => toVariant(data, variant)),
    ],
  };
}

const toPicture = (picture: PictureData, locale: Locale): Picture => ({
  ...picture,
  alt: wordsFor(picture.alt, locale),
});

const toVariant = (product: ProductData, variant: VariantData): Variant => ({
  sku: variant.sku,
  ...sizeOf(variant),
  ean: variant.ean,
  price: priceOf(product, variant),
  stock: variant.stock,
  deliveryDays: variant.deliveryDays,
});

const toHit = (
  data: ProductData,
  product: Product,
  variant: VariantData,
  priceFrom: boolean,
): Hit => ({
  sku: product.sku,
  name: product.name,
  url: product.url,
  brand: product.brand,
  image: product.pictures[0],
  price: priceOf(data, variant),
  ...sizeOf(variant),
  priceFrom,
  attributeSetId: product.attributeSetId,
  attributes: product.attributes,
  uspAttributes: product.uspAttributes,
  deliveryDays: variant.deliveryDays,
});

const sizeOf = ({ size }: VariantData): { readonly size?: string } =>
  size === undefined ? {} : { size };
