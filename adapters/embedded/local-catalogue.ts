import type { Hit, Product, Variant } from '#src/catalog/product.ts';
import { toHit } from '#src/catalog/hit-of-variant.ts';
import type { ReviewSummary } from '#src/catalog/review-summary.ts';
import { wordsFor } from '#src/shared/local-words.ts';
import type { Locale } from '#src/shared/locale.ts';
import { slugify } from '#src/shared/slug.ts';
import type { CatalogueData, ProductData, VariantData } from './catalogue-data.ts';
import { createLocalAttributes, type LocalAttributes } from './local-attributes.ts';
import { toProduct } from './local-product.ts';
import { remember } from './remember.ts';
import { defaultVariant } from './variant-price.ts';

/** The products in the texts of one locale. */
export interface LocalCatalogue {
  readonly locale: Locale;
  readonly attributes: LocalAttributes;
  product(data: ProductData): Product;
  variant(data: ProductData, variant: VariantData): Variant;
  /** A product in a listing, shown by one of its variants. */
  hit(data: ProductData, variant: VariantData, priceFrom: boolean): Hit;
  /** A product in a listing without a requested size, shown by its default variant. */
  plainHit(data: ProductData): Hit;
  /** Returns the summary of a product's reviews; `undefined` if it has none. */
  readonly reviews: (data: ProductData) => ReviewSummary | undefined;
  /** Path of the product's page: the slug of its name. */
  url(data: ProductData): string;
  byUrl(url: string): ProductData | undefined;
}

export function createLocalCatalogue(
  catalogue: CatalogueData,
  locale: Locale,
  reviewsOf: (sku: string) => ReviewSummary | undefined = () => undefined,
): LocalCatalogue {
  const attributes = createLocalAttributes(catalogue, locale);
  const url = remember((data: ProductData) => `/${slugify(wordsFor(data.name, locale), locale)}`);
  const urls = productsByUrl(catalogue.products, url);
  const product = remember((data: ProductData) =>
    toProduct(data, { locale, attributes, url: url(data), reviews: reviewsOf(data.sku) }),
  );
  const variant = (data: ProductData, wanted: VariantData): Variant => {
    const { variants } = product(data);
    return variants[data.variants.indexOf(wanted)] ?? variants[0];
  };
  return {
    locale,
    attributes,
    product,
    variant,
    hit: (data, wanted, priceFrom) => toHit(product(data), variant(data, wanted), priceFrom),
    plainHit: (data) => {
      const shown = defaultVariant(data);
      const priceFrom = data.variants.some(({ cents }) => cents > shown.cents);
      return toHit(product(data), variant(data, shown), priceFrom);
    },
    reviews: ({ sku }) => reviewsOf(sku),
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
