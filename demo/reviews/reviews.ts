import type { CatalogueData, ProductData } from '#adapters/embedded/catalogue-data.ts';
import type { ReviewData } from '#adapters/embedded/review-data.ts';
import { priceRanks } from './price-ranks.ts';
import { reviewsOfProduct } from './product-reviews.ts';
import { writtenReviews } from './written.ts';

/** The goods with the reviews of the demo shop. */
export const withReviews = (goods: CatalogueData): CatalogueData => ({
  ...goods,
  reviews: reviewsOf(goods.products),
});

/**
 * The reviews of all products, each in the language of one locale. They are derived from the goods:
 * the same goods have the same reviews at every start. No two reviews have the same text.
 */
export function reviewsOf(products: readonly ProductData[]): readonly ReviewData[] {
  const ranks = priceRanks(products);
  const texts = new Set(writtenReviews.map(({ text }) => text));
  return products.flatMap((product) => [
    ...writtenReviews.filter(({ sku }) => sku === product.sku),
    ...reviewsOfProduct(product, ranks.get(product.sku) ?? 0.5, texts),
  ]);
}
