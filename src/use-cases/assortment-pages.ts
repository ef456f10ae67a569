import type { Log } from '#ports/log.ts';
import type { Assortment, ListedProduct, ListedProductsPage } from '#ports/product-catalog.ts';
import type { Locale } from '../shared/locale.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { CrawlFailure } from './published-pages.ts';

export type AssortmentContext = {
  readonly ports: { readonly assortment: Pick<Assortment, 'products'>; readonly log: Log };
  readonly locale: Locale;
};

/** Maximum number of products per answer of the assortment. */
export const PRODUCTS_PER_ANSWER = 100;

/**
 * The products for sale, an answer of the assortment at a time, from one answer to another; ends
 * after the last product, or at a failure.
 */
export async function* assortmentPages(
  context: AssortmentContext,
  first = 1,
  last = Infinity,
): AsyncGenerator<Result<readonly ListedProduct[], CrawlFailure>> {
  for (let answer = first; answer <= last; answer += 1) {
    const sold = await fetchProducts(context, answer, PRODUCTS_PER_ANSWER);
    if (!sold.ok) return yield sold;
    const { products, total, withheld = 0 } = sold.value;
    const isLast = answer * PRODUCTS_PER_ANSWER >= total;
    if (products.length + withheld === 0 && !isLast)
      return yield err(productsMissing(context, answer));
    yield ok(products);
    if (isLast) return;
  }
}

/**
 * The failure if an answer before the last one has no products, not even withheld ones. Search
 * engines would drop products that are missing.
 */
function productsMissing({ ports, locale }: AssortmentContext, page: number): CrawlFailure {
  const message = `The assortment has no products on page ${page}, though more follow.`;
  ports.log.error('pages-unavailable', { locale, message });
  return { kind: 'pages-unavailable' };
}

/** A failure of the assortment is logged. */
export async function fetchProducts(
  { ports, locale }: AssortmentContext,
  page: number,
  productsPerPage: number,
): Promise<Result<ListedProductsPage, CrawlFailure>> {
  const sold = await ports.assortment.products(locale, { page, productsPerPage });
  if (sold.ok) return sold;
  ports.log.error('pages-unavailable', { locale, ...sold.error });
  return err({ kind: 'pages-unavailable' });
}
