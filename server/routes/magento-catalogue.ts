import { z } from 'zod';
import { tidySearchText } from '#src/search/search-text.ts';
import { skuField } from '../cart-fields.ts';
import { localeField, pageField, reviewsField } from './assortment-fields.ts';
import {
  answerFromResult,
  bffMethod,
  type BffMethod,
  errorAnswer,
  okAnswer,
} from './bff-method.ts';

const categoryField = z.int().min(0);

/** The only argument, the locale, may be omitted. */
const anywhere = z.tuple([z.object(localeField).prefault({})]);

/** Methods for the catalogue (B1). */
export const CATALOGUE_METHODS: readonly (readonly [string, BffMethod])[] = [
  [
    'getProductDetails',
    bffMethod(
      'prices',
      z.tuple([z.object({ ...localeField, sku: skuField })]),
      async ([{ sku, locale }], { ports, locale: ownLocale }) => {
        const product = await ports.catalog.product(locale ?? ownLocale, sku);
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
      z.tuple([reviewsField.extend({ sku: skuField })]),
      async ([request], { ports, locale }) =>
        answerFromResult(await ports.reviews.productReviews({ locale, ...request })),
    ),
  ],
  [
    'getProducts',
    bffMethod(
      'prices',
      z.tuple([
        z
          .object({ ...localeField, ...pageField, categoryId: categoryField.exactOptional() })
          .prefault({}),
      ]),
      async ([{ locale, ...page }], { ports, locale: own }) =>
        answerFromResult(await ports.assortment.products(locale ?? own, page)),
    ),
  ],
  [
    'searchProducts',
    bffMethod(
      'prices',
      z.tuple([
        z.object({
          ...localeField,
          ...pageField,
          categoryId: categoryField.exactOptional(),
          query: z.string().transform(tidySearchText),
        }),
      ]),
      async ([{ locale, ...page }], { ports, locale: own }) =>
        page.query === ''
          ? okAnswer({ products: [], total: 0 })
          : answerFromResult(await ports.assortment.products(locale ?? own, page)),
    ),
  ],
  [
    'getCategories',
    bffMethod('products', anywhere, async ([{ locale }], { ports, locale: own }) =>
      answerFromResult(await ports.assortment.categories(locale ?? own)),
    ),
  ],
  [
    'getCategory',
    bffMethod(
      'products',
      z.tuple([z.object({ ...localeField, id: categoryField })]),
      async ([{ locale, id }], { ports, locale: own }) => {
        const categories = await ports.assortment.categories(locale ?? own);
        if (!categories.ok) return answerFromResult(categories);
        const category = categories.value.find((one) => one.id === id);
        return category ? okAnswer(category) : errorAnswer(404, `There is no category ${id}.`);
      },
    ),
  ],
  [
    'getCurrencies',
    bffMethod('products', anywhere, async ([{ locale }], { ports, locale: own }) =>
      answerFromResult(await ports.assortment.currencies(locale ?? own)),
    ),
  ],
];
