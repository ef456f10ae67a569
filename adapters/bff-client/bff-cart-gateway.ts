import type { CartFailure, CartGateway } from '#ports/cart-gateway.ts';
import { parseCartAnswer } from '#src/cart/cart-document.ts';
import {
  formatUpdate,
  type AddToCartPayload,
  type RemoveItemPayload,
} from '#src/cart/cart-payload.ts';
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
    add: (_, cartId, cartItems, actionKey) => {
      const payload: AddToCartPayload = { cartId, cartItems };
      const headers = { 'idempotency-key': actionKey };
      return ask('addProductsToCart', [payload], parseCartAnswer, { headers });
    },
    update: (_, cartId, changes) =>
      ask('updateCartItems', [formatUpdate(cartId, changes)], parseCartAnswer),
    remove: (_, cart_id, cart_item_uid) => {
      const payload: RemoveItemPayload = { cart_id, cart_item_uid };
      return ask('removeItemFromCart', [payload], parseCartAnswer);
    },
  };
}

const unavailable = (status: number, message: string) =>
  err({ kind: 'cart-unavailable', status, message } as const);
