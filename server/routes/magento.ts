import { z } from 'zod';
import { LOCALES } from '#src/shared/locale.ts';
import { skuField } from '../cart-fields.ts';
import { answered, bffMethod, failed, type BffMethod } from './bff-method.ts';
import { CART_METHODS } from './magento-cart.ts';
import { CHECKOUT_METHODS } from './magento-checkout.ts';
import { NEWSLETTER_METHODS } from './magento-newsletter.ts';
import { reviewsAnswered, reviewsField } from './reviews-field.ts';

/** `/api/magento`: carts, the newsletter and products. */
export const MAGENTO_METHODS: ReadonlyMap<string, BffMethod> = new Map([
  ...CART_METHODS,
  ...CHECKOUT_METHODS,
  ...NEWSLETTER_METHODS,
  [
    'getProductDetails',
    bffMethod(
      'public',
      z.tuple([z.object({ sku: skuField, locale: z.enum(LOCALES).optional() })]),
      async ([{ sku, locale }], { ports, locale: ownLocale }) => {
        const product = await ports.catalog.product(locale ?? ownLocale, sku);
        if (product.ok) return answered(product.value);
        return product.error.kind === 'product-not-found'
          ? failed(404, `There is no product ${sku}.`)
          : failed(product.error.status, product.error.message);
      },
    ),
  ],
  [
    'getProductReviews',
    bffMethod(
      'public',
      z.tuple([reviewsField.extend({ sku: skuField })]),
      async ([request], { ports, locale }) =>
        reviewsAnswered(await ports.reviews.productReviews({ locale, ...request })),
    ),
  ],
]);
