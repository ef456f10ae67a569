import type { Assortment, AssortmentFailure, ListedProduct } from '#ports/assortment.ts';
import type { Category } from '#src/catalog/category.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { IndexingFailure } from './indexing-failure.ts';

/** All that is sold in one locale, the best sold first. */
export type Gathered = {
  readonly products: readonly ListedProduct[];
  readonly categories: readonly Category[];
};

const PRODUCTS_PER_PAGE = 100;

/**
 * Asks for everything, page by page. What was put in or taken out meanwhile moves products from
 * page to page: where that is seen, the whole is refused. A page may lack a product that could not
 * be read, and the last may be empty; an empty page before the last is no list of all that is sold.
 */
export async function gatherAssortment(
  assortment: Assortment,
  locale: Locale,
): Promise<Result<Gathered, IndexingFailure>> {
  const categories = await assortment.categories(locale);
  if (!categories.ok) return err(unavailable(categories.error));
  const products: ListedProduct[] = [];
  const totals = new Set<number>();
  const skus = new Set<string>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await assortment.products(locale, { page, productsPerPage: PRODUCTS_PER_PAGE });
    if (!answer.ok) return err(unavailable(answer.error));
    const { total } = answer.value;
    // One by one: an argument list is too short for many.
    for (const product of answer.value.products) products.push(product);
    for (const { sku } of answer.value.products) skus.add(sku);
    totals.add(total);
    // Nothing is walked further that is refused at its end: a total may grow with every page.
    if (totals.size > 1 || skus.size < products.length) return err({ kind: 'goods-changed' });
    pages = Math.ceil(total / PRODUCTS_PER_PAGE);
    if (answer.value.products.length === 0 && page < pages) return err({ kind: 'goods-changed' });
  }
  return ok({ products, categories: categories.value });
}

const unavailable = ({ message }: AssortmentFailure): IndexingFailure => ({
  kind: 'goods-unavailable',
  message,
});
