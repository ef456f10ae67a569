import { z } from 'zod';
import { normalizeSearchText } from '#src/search/search-text.ts';
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
const localeArgument = z.tuple([z.object(localeField).prefault({})]);

/** Methods for the catalogue (B1). */
export const CATALOGUE_METHODS: readonly (readonly [string, BffMethod])[] = [
  [
    'getProductDetails',
    bffMethod(
      'prices',
      z.tuple([z.object({ ...localeField, sku: skuField })]),
      async ([{ sku, locale }], { ports, locale: hostLocale }) => {
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
      async ([{ locale, ...page }], { ports, locale: hostLocale }) =>
        answerFromResult(await ports.assortment.products(locale ?? hostLocale, page)),
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
          query: z.string().transform(normalizeSearchText),
        }),
      ]),
      async ([{ locale, ...page }], { ports, locale: hostLocale }) =>
        page.query === ''
          ? okAnswer({ products: [], total: 0 })
          : answerFromResult(await ports.assortment.products(locale ?? hostLocale, page)),
    ),
  ],
  [
    'getCategories',
    bffMethod('products', localeArgument, async ([{ locale }], { ports, locale: hostLocale }) =>
      answerFromResult(await ports.assortment.categories(locale ?? hostLocale)),
    ),
  ],
  [
    'getCategory',
    bffMethod(
      'products',
      z.tuple([z.object({ ...localeField, id: categoryField })]),
      async ([{ locale, id }], { ports, locale: hostLocale }) => {
        const categories = await ports.assortment.categories(locale ?? hostLocale);
        if (!categories.ok) return answerFromResult(categories);
        const category = categories.value.find((one) => one.id === id);
        return category ? okAnswer(category) : errorAnswer(404, `There is no category ${id}.`);
      },
    ),
  ],
  [
    'getCurrencies',
    bffMethod('products', localeArgument, async ([{ locale }], { ports, locale: hostLocale }) =>
      answerFromResult(await ports.assortment.currencies(locale ?? hostLocale)),
    ),
  ],
];
