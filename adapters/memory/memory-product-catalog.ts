import type {
  Assortment,
  ListedProduct,
  ProductCatalog,
  ProductReviews,
} from '#ports/product-catalog.ts';
import type { Category } from '#src/catalog/categories.ts';
import type { Product } from '#src/catalog/product.ts';
import { pageOfReviews } from '#src/catalog/review-page.ts';
import type { ProductReview } from '#src/catalog/review.ts';
import { err, ok } from '#src/shared/result.ts';

/** The given products, the same in every locale. */
export const createMemoryProductCatalog = (products: readonly Product[]): ProductCatalog => ({
  product(_, sku) {
    const found =
      products.find((product) => product.sku === sku) ??
      products.find(({ variants }) => variants.some((variant) => variant.sku === sku));
    return Promise.resolve(found ? ok(found) : err({ kind: 'product-not-found' }));
  },
});

/** The given reviews. */
export const createMemoryProductReviews = (reviews: readonly ProductReview[]): ProductReviews => ({
  productReviews: ({ sku, ...request }) => {
    const ofProduct = reviews.filter((review) => review.sku === sku);
    return Promise.resolve(ok(pageOfReviews(ofProduct, request)));
  },
  allReviews: (request) => Promise.resolve(ok(pageOfReviews(reviews, request))),
});

/**
 * Assortment of the given products, best sold first, and of category names by id, the same in every
 * locale. A query matches part of a product's name or a whole SKU.
 */
export const createMemoryAssortment = (
  products: readonly ListedProduct[],
  categoryNames: ReadonlyMap<number, string>,
): Assortment => ({
  products(_, { categoryId, query = '', page, productsPerPage }) {
    const found = products
      .filter(({ categoryIds }) => categoryId === undefined || categoryIds.includes(categoryId))
      .filter((product) => matchesQuery(product, query.trim().toLowerCase()));
    const first = (page - 1) * productsPerPage;
    return Promise.resolve(
      ok({ products: found.slice(first, first + productsPerPage), total: found.length }),
    );
  },
  categories: () =>
    Promise.resolve(
      ok(
        [...categoryNames]
          .map(([id, name]): Category => {
            const inCategory = products.filter(({ categoryIds }) => categoryIds.includes(id));
            return { id, name, productCount: inCategory.length };
          })
          .toSorted((a, b) => a.id - b.id),
      ),
    ),
  currencies: () => Promise.resolve(ok({ base: 'EUR', available: ['EUR'] })),
});

const matchesQuery = ({ sku, name, variants }: Product, query: string): boolean =>
  name.toLowerCase().includes(query) ||
  [sku, ...variants.map((variant) => variant.sku)].some((one) => one.toLowerCase() === query);
