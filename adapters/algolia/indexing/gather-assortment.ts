import type { Assortment, AssortmentFailure, ListedProduct } from '#ports/product-catalog.ts';
import type { Category } from '#src/catalog/categories.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { IndexingFailure } from './indexing-failure.ts';
import type { ListFile } from './list-file.ts';

/** What was read of a locale besides the products. */
export type GatheredAssortment = {
  readonly categories: readonly Category[];
  /** Attributes that the commerce side lets shoppers filter by. */
  readonly filterable: readonly string[];
  /** Number of variants of all products. */
  readonly variantCount: number;
};

const PRODUCTS_PER_PAGE = 100;

/**
 * Reads all products of one locale page by page into a file, bestsellers first. A product added or
 * removed meanwhile moves others between pages; if that is detected, the whole read fails. A page
 * may lack an unreadable product and the last may be empty; an empty page before the last is a
 * failure.
 */
export async function gatherAssortment(
  assortment: Assortment,
  locale: Locale,
  file: ListFile<ListedProduct>,
): Promise<Result<GatheredAssortment, IndexingFailure>> {
  file.clear();
  const categories = await assortment.categories(locale);
  if (!categories.ok) return err(unavailable(categories.error));
  const filterable = await assortment.filterableAttributes(locale);
  if (!filterable.ok) return err(unavailable(filterable.error));
  const totals = new Set<number>();
  const skus = new Set<string>();
  let [productCount, variantCount] = [0, 0];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await assortment.products(locale, { page, productsPerPage: PRODUCTS_PER_PAGE });
    if (!answer.ok) return err(unavailable(answer.error));
    const { products, total, withheld = 0 } = answer.value;
    file.append(products);
    for (const { sku, variants } of products) {
      skus.add(sku);
      productCount += 1;
      variantCount += variants.length;
    }
    totals.add(total);
    // Stops early on a change, because a total may grow with every page.
    if (totals.size > 1 || skus.size < productCount) return err({ kind: 'assortment-changed' });
    pages = Math.ceil(total / PRODUCTS_PER_PAGE);
    if (products.length + withheld === 0 && page < pages)
      return err({ kind: 'assortment-changed' });
  }
  return ok({ categories: categories.value, filterable: filterable.value, variantCount });
}

const unavailable = ({ message }: AssortmentFailure): IndexingFailure => ({
  kind: 'goods-unavailable',
  message,
});
