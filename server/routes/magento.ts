import type { BffMethod } from './bff-method.ts';
import { CATALOGUE_METHODS } from './magento-catalogue.ts';
import { CART_METHODS } from './magento-cart.ts';
import { CHECKOUT_METHODS } from './magento-checkout.ts';
import { NEWSLETTER_METHODS } from './magento-newsletter.ts';

/** `/api/magento`: carts, the newsletter and the catalogue. */
export const MAGENTO_METHODS: ReadonlyMap<string, BffMethod> = new Map([
  ...CART_METHODS,
  ...CHECKOUT_METHODS,
  ...NEWSLETTER_METHODS,
  ...CATALOGUE_METHODS,
]);
