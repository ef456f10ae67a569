import {
  ratingDistribution,
  type ReviewSummary,
  summarizeRatings,
} from '#src/catalog/review-summary.ts';
import type { ProductReview } from '#src/catalog/review.ts';
import type { Product } from '#src/catalog/product.ts';
import type { Locale } from '#src/shared/locale.ts';
import {
  type CatalogueData,
  defaultVariant,
  type ProductData,
  type ReviewData,
  type VariantData,
} from './catalogue-data.ts';
import { createLocalizedCatalogue, type LocalizedCatalogue } from './localized-catalogue.ts';
import { memoize } from '#src/shared/memoize.ts';

/** The products of the embedded shop by SKU, with their texts per locale. */
export interface CatalogueStore {
  readonly data: CatalogueData;
  readonly reviews: ReviewIndex;
  /** Returns the catalogue in the texts of this locale; built on first use and memoized. */
  localized(locale: Locale): LocalizedCatalogue;
  /** Finds a variant by its SKU, or by the product's SKU: then the variant whose price is shown. */
  article(sku: string): Article | undefined;
  /** Whether searches and recommendations of a locale may find a product. */
  isFound(locale: Locale, product: ProductData): boolean;
}

export type Article = { readonly product: ProductData; readonly variant: VariantData };

/** Without `isSold`, all products are sold in every locale. */
export function createCatalogueStore(
  data: CatalogueData,
  isSold?: (locale: Locale, product: Product) => boolean,
): CatalogueStore {
  const articles = articlesBySku(data.products);
  const reviews = createReviewIndex(data.reviews ?? []);
  const localized = memoize((locale: Locale) =>
    createLocalizedCatalogue(data, locale, (sku) => reviews.summary(sku)),
  );
  const found = memoize(
    (locale: Locale) =>
      new Set(
        data.products.filter((product) => isSold?.(locale, localized(locale).product(product))),
      ),
  );
  return {
    data,
    reviews,
    localized,
    article: (sku) => articles.get(sku),
    isFound: (locale, product) => isSold === undefined || found(locale).has(product),
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

/** Reviews by product: those of the catalogue's data, and those that were published since. */
export interface ReviewIndex {
  /** Replaces the published reviews. */
  publish(reviews: readonly ProductReview[]): void;
  all(): readonly ProductReview[];
  of(sku: string): readonly ProductReview[];
  /** Returns the summary of a product's reviews; `undefined` if it has none. */
  summary(sku: string): ReviewSummary | undefined;
}

function createReviewIndex(data: readonly ReviewData[]): ReviewIndex {
  let reviews = reviewsBySku(data, []);
  return {
    publish: (published) => void (reviews = reviewsBySku(data, published)),
    all: () => reviews.all,
    of: (sku) => reviews.bySku.get(sku) ?? [],
    summary: (sku) => reviews.summaries.get(sku),
  };
}

function reviewsBySku(data: readonly ReviewData[], published: readonly ProductReview[]) {
  const bySku = new Map<string, ProductReview[]>();
  const all = data.map((review) => {
    const ofProduct = bySku.get(review.sku) ?? [];
    const identified = { ...review, id: `${review.sku}-${ofProduct.length + 1}` };
    ofProduct.push(identified);
    bySku.set(review.sku, ofProduct);
    return identified;
  });
  for (const review of published) bySku.set(review.sku, [...(bySku.get(review.sku) ?? []), review]);
  const summaries = new Map<string, ReviewSummary | undefined>();
  for (const [sku, reviews] of bySku) {
    summaries.set(sku, summarizeRatings(ratingDistribution(reviews)));
  }
  return { all: [...all, ...published], bySku, summaries };
}
