import type { CartFailure, CartGateway } from '#ports/cart-gateway.ts';
import { parseCartAnswer } from '#src/cart/cart-document.ts';
import { readText, type Reader } from '#src/shared/json-reader.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { BffClient, MethodConfig } from './bff-client.ts';

/**
 * Carts, by way of the shop's own server, whose address names the locale. A call is made once:
 * what may be repeated is decided by those who know what was asked (C7).
 */
export function createBffCartGateway(client: BffClient): CartGateway {
  const ask = async <T>(
    method: string,
    args: readonly unknown[],
    read: Reader<T>,
    config?: MethodConfig,
  ): Promise<Result<T, CartFailure>> => {
    const answer = await client.call(`magento/${method}`, args, config);
    if (!answer.ok) return unavailable(answer.error.statusCode || 503, answer.error.message);
    const value = read(answer.value);
    return value === undefined ? unavailable(502, `${method} answered no cart.`) : ok(value);
  };

  return {
    create: () => ask('createEmptyCart', [], readText),
    read: (_, cartId) => ask('cart', [cartId], parseCartAnswer),
    add: (_, cartId, cartItems, actionKey) =>
      ask('addProductsToCart', [{ cartId, cartItems }], parseCartAnswer, {
        headers: { 'idempotency-key': actionKey },
      }),
    update: (_, cart_id, changes) => {
      const cart_items = changes.map(({ uid, quantity }) => ({ cart_item_uid: uid, quantity }));
      return ask('updateCartItems', [{ cart_id, cart_items }], parseCartAnswer);
    },
    remove: (_, cart_id, cart_item_uid) =>
      ask('removeItemFromCart', [{ cart_id, cart_item_uid }], parseCartAnswer),
  };
}

const unavailable = (status: number, message: string) =>
  err({ kind: 'cart-unavailable', status, message } as const);
