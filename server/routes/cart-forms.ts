import type { Router } from 'express';
import { createIdempotencyKeyOf } from '../idempotency-key.ts';
import {
  setBillingAddressFromForm,
  setShippingAddressFromForm,
} from '../forms/cart-address-actions.ts';
import {
  addFromForm,
  removeFromForm,
  replaceFromForm,
  updateFromForm,
} from '../forms/cart-line-actions.ts';
import {
  applyCouponFromForm,
  setEmailFromForm,
  removeCouponFromForm,
} from '../forms/checkout-detail-actions.ts';
import {
  showDeliveryDaysFromForm,
  holdDeliveryFromForm,
  releaseDeliveryFromForm,
} from '../forms/delivery-actions.ts';
import type { FormAction } from '../forms/form-action.ts';
import { createFormRoutes, type FormRoute, type FormRoutesInput } from './form-routes.ts';

/** Cart forms for browsers without JavaScript; all of them lead to the cart page. */
export function createCartForms(input: FormRoutesInput): Router {
  const idempotencyKeyOf = createIdempotencyKeyOf(input.ports, performance);
  return createFormRoutes(input, [
    onCartPage('/add', addFromForm(idempotencyKeyOf)),
    onCartPage('/update', updateFromForm),
    onCartPage('/replace', replaceFromForm(idempotencyKeyOf)),
    onCartPage('/remove', removeFromForm),
    onCartPage('/coupon', applyCouponFromForm),
    onCartPage('/coupon/remove', removeCouponFromForm),
    onCartPage('/shipping-address', setShippingAddressFromForm),
    onCartPage('/billing-address', setBillingAddressFromForm),
    onCartPage('/email', setEmailFromForm),
    onCartPage('/delivery-days', showDeliveryDaysFromForm),
    onCartPage('/delivery', holdDeliveryFromForm),
    onCartPage('/delivery/remove', releaseDeliveryFromForm),
  ]);
}

const onCartPage = (path: string, act: FormAction): FormRoute => ({
  path,
  act,
  pageOf: ({ cartUrl }) => cartUrl,
});
