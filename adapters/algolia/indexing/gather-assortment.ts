import type { Assortment, SoldProduct } from '#ports/assortment.ts';
import type { Category } from '#src/catalog/category.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { IndexingFailure } from './indexing-failure.ts';

/** All that is sold in one locale, the best sold first. */
export type Gathered = {
  readonly products: readonly SoldProduct[];
  readonly categories: readonly Category[];
};

const PRODUCTS_PER_PAGE = 100;

/**
 * Asks for everything, page by page. What was put in or taken out meanwhile moves products from
 * page to page: unless each was seen once, the whole is refused.
 */
export async function gatherAssortment(
  assortment: Assortment,
  locale: Locale,
): Promise<Result<Gathered, IndexingFailure>> {
  const categories = await assortment.categories(locale);
  if (!categories.ok) return err({ kind: 'goods-unavailable', message: categories.error.message });
  const products = new Map<string, SoldProduct>();
  for (let page = 1; ; page += 1) {
    const asked = { page, productsPerPage: PRODUCTS_PER_PAGE };
    const answer = await assortment.products(locale, asked);
    if (!answer.ok) return err({ kind: 'goods-unavailable', message: answer.error.message });
    for (const product of answer.value.products) products.set(product.sku, product);
    if (products.size >= answer.value.total) break;
    if (answer.value.products.length === 0) return err({ kind: 'goods-changed' });
  }
  return ok({ products: [...products.values()], categories: categories.value });
}
