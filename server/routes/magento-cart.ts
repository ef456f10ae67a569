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
import { failedCart } from './cart-answered.ts';
import { cartMethod } from './cart-method.ts';

/** Maximum number of lines per call. */
const MOST_LINES = 100;
const linesOf = <Line extends z.ZodType>(line: Line) => z.array(line).min(1).max(MOST_LINES);

const addition = z.object({
  cartId: cartIdField,
  cartItems: linesOf(
    z.object({
      sku: skuField,
      quantity: quantityField,
      selected_options: optionsField.optional(),
    }),
  ),
});

const update = z.object({
  cart_id: cartIdField,
  cart_items: linesOf(z.object({ cart_item_uid: lineField, quantity: newQuantityField })),
});

const removal = z.object({ cart_id: cartIdField, cart_item_uid: lineField });

export const CART_METHODS: readonly (readonly [string, BffMethod])[] = [
  [
    'createEmptyCart',
    bffMethod('nothing', z.tuple([]), async (_, { ports, locale }) => {
      const id = await ports.carts.create(locale);
      return id.ok ? answered(id.value) : failedCart(id.error);
    }),
  ],
  ['cart', cartMethod(cartIdField, (id, { ports, locale }) => ports.carts.read(locale, id))],
  [
    'addProductsToCart',
    cartMethod(addition, (payload, { ports, locale, actionKey = ports.ids.next(), bodyScan }) =>
      ports.carts.add(locale, payload.cartId, itemsOf(payload), actionKey, bodyScan),
    ),
  ],
  [
    'updateCartItems',
    cartMethod(update, (payload, { ports, locale, actionKey }) =>
      ports.carts.update(locale, payload.cart_id, changesOf(payload), actionKey),
    ),
  ],
  [
    'removeItemFromCart',
    cartMethod(removal, ({ cart_id, cart_item_uid }, { ports, locale, actionKey }) =>
      ports.carts.remove(locale, cart_id, cart_item_uid, actionKey),
    ),
  ],
];
