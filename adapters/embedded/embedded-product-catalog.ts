import type {
  Assortment,
  ListedProduct,
  ProductAddresses,
  ProductsByUrl,
  ProductCatalog,
  ProductReviews,
  ProductsRequest,
} from '#ports/product-catalog.ts';
import { compareIds } from '#src/catalog/categories.ts';
import { pageOfReviews } from '#src/catalog/review-page.ts';
import { type Locale, localizedText } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';
import { bestProducts, byPopularity } from './best-products.ts';
import type { ProductData } from './catalogue-data.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import type { LocalizedCatalogue } from './localized-catalogue.ts';
import { createProductTexts, type ProductTexts } from './product-texts.ts';

/** The catalogue in process. A product is found by its own SKU or by that of a variant. */
export const createEmbeddedProductCatalog = (store: CatalogueStore): ProductCatalog => ({
  product(locale, sku) {
    const article = store.article(sku);
    return Promise.resolve(
      article
        ? ok(store.localized(locale).product(article.product))
        : err({ kind: 'product-not-found' }),
    );
  },
});

/** The embedded shop has no storefront of its own. */
export const createEmbeddedProductAddresses = (): ProductAddresses => ({
  suffix: () => Promise.resolve(''),
});

/** Products by the URL of their page. */
export const createEmbeddedProductsByUrl = (store: CatalogueStore): ProductsByUrl => ({
  productAt(locale, path) {
    const localized = store.localized(locale);
    const product = localized.byUrl(path);
    return Promise.resolve(
      product ? ok(localized.product(product)) : err({ kind: 'product-not-found' }),
    );
  },
});

/** The reviews in process. A variant's SKU finds the reviews of its product. */
export const createEmbeddedProductReviews = (store: CatalogueStore): ProductReviews => ({
  productReviews({ sku, ...request }) {
    const productSku = store.article(sku)?.product.sku ?? sku;
    return Promise.resolve(ok(pageOfReviews(store.reviews.of(productSku), request)));
  },
  allReviews: (request) => Promise.resolve(ok(pageOfReviews(store.reviews.all(), request))),
});

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
    products(locale, request) {
      const found = findProducts(store, texts, locale, request) ?? inOrder;
      const products = found.filter((product) => isIn(product, request.categoryId));
      const first = (request.page - 1) * request.productsPerPage;
      const page = products.slice(first, first + request.productsPerPage);
      const catalogue = store.localized(locale);
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
            .toSorted((a, b) => compareIds(a.id, b.id)),
        ),
      ),
    filterableAttributes: () =>
      Promise.resolve(ok([...new Set(store.data.categories.flatMap(({ facets }) => facets))])),
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

const isIn = ({ categoryIds }: ProductData, categoryId: string | undefined): boolean =>
  categoryId === undefined || categoryIds.includes(categoryId);

function countByCategory(products: readonly ProductData[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const id of products.flatMap(({ categoryIds }) => categoryIds)) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
