import { z } from 'zod';
import { changesOf, itemsOf } from '#src/cart/cart-payload.ts';
import {
  cartIdField,
  lineField,
  newQuantityField,
  optionsField,
  quantityField,
  skuField,
} from '../cart-fields.ts';
import { answered, bffMethod, type BffMethod } from './bff-method.ts';
import { cartAnswered, failedCart } from './cart-answered.ts';

/** The most lines that one call may name. */
const MOST_LINES = 100;
const linesOf = <Line extends z.ZodType>(line: Line) => z.array(line).min(1).max(MOST_LINES);

/** A cart and its lines. */
export const CART_METHODS: readonly (readonly [string, BffMethod])[] = [
  [
    'createEmptyCart',
    bffMethod('nothing', z.tuple([]), async (_, { ports, locale }) => {
      const id = await ports.carts.create(locale);
      return id.ok ? answered(id.value) : failedCart(id.error);
    }),
  ],
  [
    'cart',
    bffMethod('nothing', z.tuple([cartIdField]), async ([id], { ports, locale }) =>
      cartAnswered(await ports.carts.read(locale, id)),
    ),
  ],
  [
    'addProductsToCart',
    bffMethod(
      'nothing',
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
      async ([payload], { ports, locale, actionKey, bodyScan }) =>
        cartAnswered(
          await ports.carts.add(locale, payload.cartId, itemsOf(payload), actionKey, bodyScan),
        ),
    ),
  ],
  [
    'updateCartItems',
    bffMethod(
      'nothing',
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
      'nothing',
      z.tuple([z.object({ cart_id: cartIdField, cart_item_uid: lineField })]),
      async ([{ cart_id, cart_item_uid }], { ports, locale }) =>
        cartAnswered(await ports.carts.remove(locale, cart_id, cart_item_uid)),
    ),
  ],
];
