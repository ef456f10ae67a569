import { readFields, type Reader } from '#src/shared/json-reader.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { ReviewCounts } from '../generated/operations.ts';
import type { MagentoReadClient } from '../magento-client.ts';
import type { CatalogProduct } from './catalog-product.ts';
import { readSku } from './simple-product.ts';
import { readStoreReviewCount, type StoreReviewCount } from './store-review-count.ts';
import { readLenientList } from './lenient-lists.ts';

/** Returns the review counts of a product, one per store view. */
export type StoreReviewCountsOf = (product: CatalogProduct) => readonly StoreReviewCount[];

/**
 * Asks all store views for review counts, because each counts only the reviews written in it. One
 * that does not answer is left out.
 */
export async function fetchReviewCounts(
  magento: MagentoReadClient,
  locale: Locale,
  products: readonly CatalogProduct[],
): Promise<StoreReviewCountsOf> {
  const skus = products.map(({ base }) => base.sku);
  const otherLocales = skus.length === 0 ? [] : LOCALES.filter((other) => other !== locale);
  const counts = await Promise.all(
    otherLocales.map((other) => fetchStoreCounts(magento, other, skus)),
  );
  return ({ base, reviews }) => [
    reviews,
    ...counts.flatMap((ofStore) => ofStore.get(base.sku) ?? []),
  ];
}

type StoreCounts = ReadonlyMap<string, StoreReviewCount>;

async function fetchStoreCounts(
  magento: MagentoReadClient,
  locale: Locale,
  skus: readonly string[],
): Promise<StoreCounts> {
  const filter = { sku: { in: [...skus] } };
  const answer = await magento.read(locale, ReviewCounts, { filter, pageSize: skus.length });
  const { products } = readCounts(answer.ok ? answer.value.data : undefined) ?? {};
  return new Map((products?.items ?? []).map(({ sku, reviews }) => [sku, reviews]));
}

const readCounted: Reader<{ readonly sku: string; readonly reviews: StoreReviewCount }> = (
  value,
) => {
  const named = readFields({ sku: readSku })(value);
  return named && { sku: named.sku, reviews: readStoreReviewCount(value) };
};

const readCounts = readFields({
  products: readFields({ items: readLenientList(readCounted, () => undefined) }),
});
