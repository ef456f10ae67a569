import {
  readCategoryRequest,
  readLocaleRequest,
  readProductRequest,
  readProductsRequest,
} from '#src/catalog/catalogue-request.ts';
import { readProductReviewsRequest } from '#src/catalog/reviews-request.ts';
import { readProductSearchRequest } from '#src/search/text-request.ts';
import {
  answerFromResult,
  bffMethod,
  type BffMethod,
  errorAnswer,
  okAnswer,
  oneArgument,
  optionalArgument,
} from './bff-method.ts';

/** Methods for the catalogue (B1). */
export const CATALOGUE_METHODS: readonly (readonly [string, BffMethod])[] = [
  [
    'getProductDetails',
    bffMethod(
      'prices',
      oneArgument(readProductRequest),
      async ({ sku, locale }, { ports, locale: hostLocale }) => {
        const product = await ports.catalog.product(locale ?? hostLocale, sku);
        if (product.ok) return okAnswer(product.value);
        return product.error.kind === 'product-not-found'
          ? errorAnswer(404, `There is no product ${sku}.`)
          : errorAnswer(product.error.status, product.error.message);
      },
    ),
  ],
  [
    'getProductReviews',
    bffMethod(
      'products',
      oneArgument(readProductReviewsRequest),
      async (request, { ports, locale }) =>
        answerFromResult(await ports.reviews.productReviews({ locale, ...request })),
    ),
  ],
  [
    'getProducts',
    bffMethod(
      'prices',
      optionalArgument(readProductsRequest),
      async ({ locale, ...page }, { ports, locale: hostLocale }) =>
        answerFromResult(await ports.assortment.products(locale ?? hostLocale, page)),
    ),
  ],
  [
    'searchProducts',
    bffMethod(
      'prices',
      oneArgument(readProductSearchRequest),
      async ({ locale, ...page }, { ports, locale: hostLocale }) =>
        page.query === ''
          ? okAnswer({ products: [], total: 0 })
          : answerFromResult(await ports.assortment.products(locale ?? hostLocale, page)),
    ),
  ],
  [
    'getCategories',
    bffMethod(
      'products',
      optionalArgument(readLocaleRequest),
      async ({ locale }, { ports, locale: hostLocale }) =>
        answerFromResult(await ports.assortment.categories(locale ?? hostLocale)),
    ),
  ],
  [
    'getCategory',
    bffMethod(
      'products',
      oneArgument(readCategoryRequest),
      async ({ locale, id }, { ports, locale: hostLocale }) => {
        const categories = await ports.assortment.categories(locale ?? hostLocale);
        if (!categories.ok) return answerFromResult(categories);
        const category = categories.value.find((one) => one.id === id);
        return category ? okAnswer(category) : errorAnswer(404, `There is no category ${id}.`);
      },
    ),
  ],
  [
    'getCurrencies',
    bffMethod(
      'products',
      optionalArgument(readLocaleRequest),
      async ({ locale }, { ports, locale: hostLocale }) =>
        answerFromResult(await ports.assortment.currencies(locale ?? hostLocale)),
    ),
  ],
];
