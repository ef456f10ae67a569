import { toHit } from '#src/catalog/hit-of-variant.ts';
import type { Hit, Product, Variant } from '#src/catalog/product.ts';
import type { ReviewSummary } from '#src/catalog/review-summary.ts';
import { countryOf, type Locale, localizedText } from '#src/shared/locale.ts';
import { slugify } from '#src/shared/normalize-text.ts';
import {
  type CatalogueData,
  defaultVariant,
  type ProductData,
  type VariantData,
} from './catalogue-data.ts';
import { createLocalizedAttributes, type LocalizedAttributes } from './localized-attributes.ts';
import { toProduct, toVariant } from './localized-product.ts';
import { memoize } from '#src/shared/memoize.ts';

/** The products in the texts of one locale. */
export interface LocalizedCatalogue {
  readonly locale: Locale;
  readonly attributes: LocalizedAttributes;
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

export function createLocalizedCatalogue(
  catalogue: CatalogueData,
  locale: Locale,
  reviewsOf: (sku: string) => ReviewSummary | undefined = () => undefined,
): LocalizedCatalogue {
  const attributes = createLocalizedAttributes(catalogue, locale);
  const url = memoize(
    (data: ProductData) => `/${slugify(localizedText(data.name, locale), locale)}`,
  );
  const urls = productsByUrl(catalogue.products, url);
  const products = new Map<ProductData, Product>();
  // Made again once a review was published.
  const product = (data: ProductData): Product => {
    const reviews = reviewsOf(data.sku);
    const known = products.get(data);
    if (known && known.reviews === reviews) return known;
    const made = toProduct(data, { locale, attributes, url: url(data), reviews });
    products.set(data, made);
    return made;
  };
  // A cart may hold a variant that is sold in another country.
  const variants = memoize((data: ProductData) => {
    const sold = new Map(product(data).variants.map((one) => [one.sku, one]));
    return (one: VariantData) => sold.get(one.sku) ?? toVariant(data, one, { locale, attributes });
  });
  const variant = (data: ProductData, one: VariantData): Variant => variants(data)(one);
  return {
    locale,
    attributes,
    product,
    variant,
    hit: (data, variantData, priceFrom) =>
      toHit(product(data), variant(data, variantData), priceFrom),
    plainHit: (data) => {
      const shown = defaultVariant(data, countryOf(locale));
      const priceFrom = data.variants.some(
        ({ size, cents }) => size === shown.size && cents > shown.cents,
      );
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
