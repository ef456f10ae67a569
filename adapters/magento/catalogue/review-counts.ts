import { readFields, type Reader } from '#src/shared/json-reader.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { ReviewCounts } from '../generated/operations.ts';
import type { MagentoReadClient } from '../magento-client.ts';
import type { CatalogProduct } from './catalog-product.ts';
import type { ProductOverview } from './product-overview.ts';
import { readSku } from './simple-product.ts';
import { readStoreReviewCount, type StoreReviewCount } from './store-review-count.ts';
import { readLenientList } from './lenient-lists.ts';

/** Returns the review counts of a product, one per store view. */
export type StoreReviewCountsOf = (product: CatalogProduct) => readonly StoreReviewCount[];

/**
 * Returns the review counts of all store views, because each counts only the reviews written in it.
 * The others are asked for products that are not in the overview; one that does not answer is left
 * out.
 */
export async function fetchReviewCounts(
  {
    magento,
    overview,
  }: { readonly magento: MagentoReadClient; readonly overview: ProductOverview },
  locale: Locale,
  products: readonly CatalogProduct[],
): Promise<StoreReviewCountsOf> {
  const known = new Map(products.map(({ base }) => [base.sku, overview.starCounts(base.sku)]));
  const skus = products.map(({ base }) => base.sku).filter((sku) => !known.get(sku));
  const otherLocales = skus.length === 0 ? [] : LOCALES.filter((other) => other !== locale);
  const counts = await Promise.all(
    otherLocales.map((other) => fetchStoreCounts(magento, other, skus)),
  );
  return ({ base, reviews }) => {
    const own = known.get(base.sku)?.get(locale);
    return [
      own?.count === reviews.count ? own : reviews,
      ...counts.flatMap((ofStore) => ofStore.get(base.sku) ?? []),
      ...[...(known.get(base.sku) ?? [])].flatMap(([view, count]) =>
        view === locale ? [] : count,
      ),
    ];
  };
}

type StoreCounts = ReadonlyMap<string, StoreReviewCount>;

async function fetchStoreCounts(
  magento: MagentoReadClient,
  locale: Locale,
  skus: readonly string[],
): Promise<StoreCounts> {
  const filter = { sku: { in: [...skus] } };
  const variables = { filter, pageSize: skus.length, currentPage: 1 };
  const answer = await magento.read(locale, ReviewCounts, variables);
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
