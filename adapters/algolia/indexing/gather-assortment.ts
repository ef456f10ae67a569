import type { Assortment, AssortmentFailure, ListedProduct } from '#ports/product-catalog.ts';
import type { Category } from '#src/catalog/categories.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { IndexingFailure } from './indexing-failure.ts';

/** All products of one locale, bestsellers first. */
export type GatheredAssortment = {
  readonly products: readonly ListedProduct[];
  readonly categories: readonly Category[];
  /** Attributes that the commerce side lets shoppers filter by. */
  readonly filterable: readonly string[];
};

const PRODUCTS_PER_PAGE = 100;

/**
 * Reads all products page by page. A product added or removed meanwhile moves others between pages;
 * if that is detected, the whole read fails. A page may lack an unreadable product and the last may
 * be empty; an empty page before the last is a failure.
 */
export async function gatherAssortment(
  assortment: Assortment,
  locale: Locale,
): Promise<Result<GatheredAssortment, IndexingFailure>> {
  const categories = await assortment.categories(locale);
  if (!categories.ok) return err(unavailable(categories.error));
  const filterable = await assortment.filterableAttributes(locale);
  if (!filterable.ok) return err(unavailable(filterable.error));
  const products: ListedProduct[] = [];
  const totals = new Set<number>();
  const skus = new Set<string>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await assortment.products(locale, { page, productsPerPage: PRODUCTS_PER_PAGE });
    if (!answer.ok) return err(unavailable(answer.error));
    const { total } = answer.value;
    // One by one: the argument list of a spread is limited.
    for (const product of answer.value.products) products.push(product);
    for (const { sku } of answer.value.products) skus.add(sku);
    totals.add(total);
    // Stops early on a change, because a total may grow with every page.
    if (totals.size > 1 || skus.size < products.length) return err({ kind: 'assortment-changed' });
    pages = Math.ceil(total / PRODUCTS_PER_PAGE);
    if (answer.value.products.length === 0 && page < pages)
      return err({ kind: 'assortment-changed' });
  }
  return ok({ products, categories: categories.value, filterable: filterable.value });
}

const unavailable = ({ message }: AssortmentFailure): IndexingFailure => ({
  kind: 'goods-unavailable',
  message,
});
