import { readCartId } from '#src/cart/cart-fields.ts';
import { parseAdd, parseUpdate, readRemoval } from '#src/cart/cart-payload.ts';
import { bffMethod, type BffMethod, noArguments, okAnswer } from './bff-method.ts';
import { cartErrorAnswer, cartMethod } from './cart-answer.ts';

export const CART_METHODS: readonly (readonly [string, BffMethod])[] = [
  [
    'createEmptyCart',
    bffMethod('nothing', noArguments, async (_, { ports, locale }) => {
      const id = await ports.carts.create(locale);
      return id.ok ? okAnswer(id.value) : cartErrorAnswer(id.error);
    }),
  ],
  ['cart', cartMethod(readCartId, (id, { ports, locale }) => ports.carts.read(locale, id))],
  // An add without a key gets one, so that a repeat behind the port is one action.
  [
    'addProductsToCart',
    cartMethod(
      parseAdd,
      ({ cartId, items }, { ports, locale, idempotencyKey = ports.ids.next(), bodyScan }) =>
        ports.carts.add(locale, cartId, items, idempotencyKey, bodyScan),
    ),
  ],
  [
    'updateCartItems',
    cartMethod(parseUpdate, ({ cartId, changes }, { ports, locale, idempotencyKey }) =>
      ports.carts.update(locale, cartId, changes, idempotencyKey),
    ),
  ],
  [
    'removeItemFromCart',
    cartMethod(readRemoval, ({ cart_id, cart_item_uid }, { ports, locale, idempotencyKey }) =>
      ports.carts.remove(locale, cart_id, cart_item_uid, idempotencyKey),
    ),
  ],
];
