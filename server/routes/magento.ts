import { z } from 'zod';
import type { CartFailure } from '#ports/cart-gateway.ts';
import { formatCartAnswer } from '#src/cart/cart-document.ts';
import { changesOf, itemsOf } from '#src/cart/cart-payload.ts';
import type { CartAnswer } from '#src/cart/cart.ts';
import { LOCALES } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import {
  cartIdField,
  lineField,
  newQuantityField,
  optionsField,
  quantityField,
  skuField,
} from '../cart-fields.ts';
import { answered, bffMethod, failed, type BffMethod } from './bff-method.ts';
import { reviewsAnswered, reviewsField } from './reviews-field.ts';

/** The most lines that one call may name. */
const MOST_LINES = 100;
const linesOf = <Line extends z.ZodType>(line: Line) => z.array(line).min(1).max(MOST_LINES);

/** `/api/magento`: carts and products. */
export const MAGENTO_METHODS: ReadonlyMap<string, BffMethod> = new Map([
  [
    'createEmptyCart',
    bffMethod('shopper', z.tuple([]), async (_, { ports, locale }) => {
      const id = await ports.carts.create(locale);
      return id.ok ? answered(id.value) : failedCart(id.error);
    }),
  ],
  [
    'cart',
    bffMethod('shopper', z.tuple([cartIdField]), async ([id], { ports, locale }) =>
      cartAnswered(await ports.carts.read(locale, id)),
    ),
  ],
  [
    'addProductsToCart',
    bffMethod(
      'shopper',
      z.tuple([
        z.object({
          cartId: cartIdField,
          cartItems: linesOf(
            z.object({
              sku: skuField,
              quantity: quantityField,
              selected_options: optionsField.optional(),
            }),
          ),
        }),
      ]),
      async ([payload], { ports, locale, actionKey, bodyScan }) => {
        const items = itemsOf(payload);
        return cartAnswered(
          await ports.carts.add(locale, payload.cartId, items, actionKey, bodyScan),
        );
      },
    ),
  ],
  [
    'updateCartItems',
    bffMethod(
      'shopper',
      z.tuple([
        z.object({
          cart_id: cartIdField,
          cart_items: linesOf(z.object({ cart_item_uid: lineField, quantity: newQuantityField })),
        }),
      ]),
      async ([payload], { ports, locale }) =>
        cartAnswered(await ports.carts.update(locale, payload.cart_id, changesOf(payload))),
    ),
  ],
  [
    'removeItemFromCart',
    bffMethod(
      'shopper',
      z.tuple([z.object({ cart_id: cartIdField, cart_item_uid: lineField })]),
      async ([{ cart_id, cart_item_uid }], { ports, locale }) =>
        cartAnswered(await ports.carts.remove(locale, cart_id, cart_item_uid)),
    ),
  ],
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

const cartAnswered = (answer: Result<CartAnswer, CartFailure>) =>
  answer.ok ? answered(formatCartAnswer(answer.value)) : failedCart(answer.error);

const failedCart = ({ status, message }: CartFailure) => failed(status, message);
