import { readFields, type Reader } from '#src/shared/json-reader.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { ReviewCounts } from '../generated/operations.ts';
import type { MagentoReads } from './magento-reads.ts';
import type { ShownProduct } from './shown-product.ts';
import { readSku } from './sold-product.ts';
import { readStoreReviews, type StoreReviews } from './store-reviews.ts';
import { readTold } from './told-list.ts';

/** Returns the review counts of a product, one per store view. */
export type ReviewsOf = (product: ShownProduct) => readonly StoreReviews[];

/**
 * Asks all store views for review counts, because each counts only the reviews written in it. One
 * that does not answer is left out.
 */
export async function askReviewCounts(
  magento: MagentoReads,
  locale: Locale,
  products: readonly ShownProduct[],
): Promise<ReviewsOf> {
  const skus = products.map(({ itself }) => itself.sku);
  const others = skus.length === 0 ? [] : LOCALES.filter((other) => other !== locale);
  const counts = await Promise.all(others.map((other) => askStore(magento, other, skus)));
  return ({ itself, reviews }) => [
    reviews,
    ...counts.flatMap((ofStore) => ofStore.get(itself.sku) ?? []),
  ];
}

type StoreCounts = ReadonlyMap<string, StoreReviews>;

async function askStore(
  magento: MagentoReads,
  locale: Locale,
  skus: readonly string[],
): Promise<StoreCounts> {
  const filter = { sku: { in: [...skus] } };
  const answer = await magento.read(locale, ReviewCounts, { filter, pageSize: skus.length });
  const { products } = readCounts(answer.ok ? answer.value.data : undefined) ?? {};
  return new Map((products?.items ?? []).map(({ sku, reviews }) => [sku, reviews]));
}

const readCounted: Reader<{ readonly sku: string; readonly reviews: StoreReviews }> = (value) => {
  const named = readFields({ sku: readSku })(value);
  return named && { sku: named.sku, reviews: readStoreReviews(value) };
};

const readCounts = readFields({
  products: readFields({ items: readTold(readCounted, () => undefined) }),
});
