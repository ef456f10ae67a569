import { z } from 'zod';
import { changesOf, itemsOf } from '#src/cart/cart-payload.ts';
import {
  cartIdField,
  cartItemUidField,
  newQuantityField,
  optionUidsField,
  quantityField,
  skuField,
} from '../cart-fields.ts';
import { bffMethod, type BffMethod, okAnswer } from './bff-method.ts';
import { cartErrorAnswer, cartMethod } from './cart-answer.ts';

/** Maximum number of lines per call. */
const MAX_LINES = 100;
const linesOf = <Line extends z.ZodType>(line: Line) => z.array(line).min(1).max(MAX_LINES);

const addition = z.object({
  cartId: cartIdField,
  cartItems: linesOf(
    z.object({
      sku: skuField,
      quantity: quantityField,
      selected_options: optionUidsField.optional(),
    }),
  ),
});

const update = z.object({
  cart_id: cartIdField,
  cart_items: linesOf(z.object({ cart_item_uid: cartItemUidField, quantity: newQuantityField })),
});

const removal = z.object({ cart_id: cartIdField, cart_item_uid: cartItemUidField });

export const CART_METHODS: readonly (readonly [string, BffMethod])[] = [
  [
    'createEmptyCart',
    bffMethod('nothing', z.tuple([]), async (_, { ports, locale }) => {
      const id = await ports.carts.create(locale);
      return id.ok ? okAnswer(id.value) : cartErrorAnswer(id.error);
    }),
  ],
  ['cart', cartMethod(cartIdField, (id, { ports, locale }) => ports.carts.read(locale, id))],
  [
    'addProductsToCart',
    cartMethod(
      addition,
      (payload, { ports, locale, idempotencyKey = ports.ids.next(), bodyScan }) =>
        ports.carts.add(locale, payload.cartId, itemsOf(payload), idempotencyKey, bodyScan),
    ),
  ],
  [
    'updateCartItems',
    cartMethod(update, (payload, { ports, locale, idempotencyKey }) =>
      ports.carts.update(locale, payload.cart_id, changesOf(payload), idempotencyKey),
    ),
  ],
  [
    'removeItemFromCart',
    cartMethod(removal, ({ cart_id, cart_item_uid }, { ports, locale, idempotencyKey }) =>
      ports.carts.remove(locale, cart_id, cart_item_uid, idempotencyKey),
    ),
  ],
];
