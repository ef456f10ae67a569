import type { Locale } from '#src/shared/locale.ts';
import type { CatalogueData, ProductData, VariantData } from './catalogue-data.ts';
import { createLocalizedCatalogue, type LocalizedCatalogue } from './localized-catalogue.ts';
import { memoize } from './memoize.ts';
import { createReviewIndex, type ReviewIndex } from './review-index.ts';
import { defaultVariant } from './variant-price.ts';

/** The products of the embedded shop by SKU, with their texts per locale. */
export interface CatalogueStore {
  readonly data: CatalogueData;
  readonly reviews: ReviewIndex;
  /** Returns the catalogue in the texts of this locale; built on first use and memoized. */
  local(locale: Locale): LocalizedCatalogue;
  /** Finds a variant by its SKU, or by the product's SKU: then the variant whose price is shown. */
  article(sku: string): Article | undefined;
}

export type Article = { readonly product: ProductData; readonly variant: VariantData };

export function createCatalogueStore(data: CatalogueData): CatalogueStore {
  const articles = articlesBySku(data.products);
  const reviews = createReviewIndex(data.reviews ?? []);
  const local = memoize((locale: Locale) =>
    createLocalizedCatalogue(data, locale, (sku) => reviews.summary(sku)),
  );
  return {
    data,
    reviews,
    local,
    article: (sku) => articles.get(sku),
  };
}

function articlesBySku(products: readonly ProductData[]): ReadonlyMap<string, Article> {
  const articles = new Map<string, Article>();
  for (const product of products) {
    articles.set(product.sku, { product, variant: defaultVariant(product) });
  }
  for (const product of products) {
    for (const variant of product.variants) articles.set(variant.sku, { product, variant });
  }
  return articles;
}
