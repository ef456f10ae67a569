import type { CatalogueData, ProductData, ReviewData } from '#adapters/embedded/catalogue-data.ts';
import { reviewsOfProduct } from './product-reviews.ts';
import { writtenReviews } from './written.ts';

/** The products with the reviews of the demo shop. */
export const withReviews = (catalogue: CatalogueData): CatalogueData => ({
  ...catalogue,
  reviews: reviewsOf(catalogue.products),
});

/**
 * The reviews of all products, each in the language of one locale. They are derived from the products:
 * the same products have the same reviews at every start. No two reviews have the same text.
 */
export function reviewsOf(products: readonly ProductData[]): readonly ReviewData[] {
  const ranks = priceRanks(products);
  const texts = new Set(writtenReviews.map(({ text }) => text));
  return products.flatMap((product) => [
    ...writtenReviews.filter(({ sku }) => sku === product.sku),
    ...reviewsOfProduct(product, ranks.get(product.sku) ?? 0.5, texts),
  ]);
}

/** Rank of each product's lowest price among products of its kind: from 0 to 1, by SKU. */
function priceRanks(products: readonly ProductData[]): ReadonlyMap<string, number> {
  const kinds = [...new Set(products.map(({ attributeSetId }) => attributeSetId))];
  return new Map(
    kinds.flatMap((kind) =>
      ranksWithin(products.filter(({ attributeSetId }) => attributeSetId === kind)),
    ),
  );
}

function ranksWithin(kind: readonly ProductData[]): readonly (readonly [string, number])[] {
  const sorted = kind.toSorted((a, b) => lowestCents(a) - lowestCents(b));
  const last = sorted.length - 1;
  return sorted.map(({ sku }, index) => [sku, last > 0 ? index / last : 0.5] as const);
}

const lowestCents = ({ variants }: ProductData): number =>
  Math.min(...variants.map(({ cents }) => cents));
