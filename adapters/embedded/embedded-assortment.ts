import type { Assortment, ListedProduct, ProductsRequest } from '#ports/assortment.ts';
import { localizedText } from '#src/shared/localized-text.ts';
import type { Locale } from '#src/shared/locale.ts';
import { ok } from '#src/shared/result.ts';
import { bestProducts, byPopularity } from './best-products.ts';
import type { ProductData } from './catalogue-data.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import type { LocalizedCatalogue } from './localized-catalogue.ts';
import { createProductTexts, type ProductTexts } from './product-texts.ts';

/**
 * The whole catalogue, in process. Products found by a query are sorted by relevance. Without
 * `texts` there are no synonyms.
 */
export function createEmbeddedAssortment(
  store: CatalogueStore,
  texts: ProductTexts = createProductTexts(store),
): Assortment {
  const inOrder = store.data.products.toSorted(byPopularity);
  const counts = countByCategory(store.data.products);
  return {
    products(locale, asked) {
      const found = findProducts(store, texts, locale, asked) ?? inOrder;
      const products = found.filter((product) => isIn(product, asked.categoryId));
      const first = (asked.page - 1) * asked.productsPerPage;
      const page = products.slice(first, first + asked.productsPerPage);
      const catalogue = store.local(locale);
      return Promise.resolve(
        ok({
          products: page.map((product) => listed(catalogue, product)),
          total: products.length,
        }),
      );
    },
    categories: (locale) =>
      Promise.resolve(
        ok(
          store.data.categories
            .map(({ id, name }) => ({
              id,
              name: localizedText(name, locale),
              productCount: counts.get(id) ?? 0,
            }))
            .toSorted((a, b) => a.id - b.id),
        ),
      ),
    currencies: () => Promise.resolve(ok({ base: 'EUR', available: ['EUR'] })),
  };
}

const listed = (catalogue: LocalizedCatalogue, product: ProductData): ListedProduct => ({
  ...catalogue.product(product),
  since: product.since,
});

/** Returns `undefined` if there is no query, which means all products. */
function findProducts(
  { data }: CatalogueStore,
  texts: ProductTexts,
  locale: Locale,
  { query = '' }: ProductsRequest,
): readonly ProductData[] | undefined {
  if (query.trim() === '') return undefined;
  return bestProducts(data.products, texts.search(locale).scores(query), data.products.length);
}

const isIn = ({ categoryIds }: ProductData, categoryId: number | undefined): boolean =>
  categoryId === undefined || categoryIds.includes(categoryId);

function countByCategory(products: readonly ProductData[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const id of products.flatMap(({ categoryIds }) => categoryIds)) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
