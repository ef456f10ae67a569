import type { CartFailure, CartGateway } from '#ports/cart-gateway.ts';
import { parseCartAnswer } from '#src/cart/cart-document.ts';
import {
  formatAdd,
  formatBillingAddress,
  formatCoupon,
  formatCouponRemoval,
  formatGuestEmail,
  formatRemoval,
  formatShippingAddress,
  formatUpdate,
} from '#src/cart/cart-payload.ts';
import { readText, type Reader } from '#src/shared/json-reader.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { BffClient, MethodConfig } from './bff-client.ts';

/**
 * Carts, by way of the shop's own server, whose address names the locale. A call is made once:
 * what may be repeated is decided by those who know what was asked (C7).
 */
export function createBffCartGateway(client: BffClient): CartGateway {
  const ask = createAsk(client);
  const answer = (method: string, argument: unknown, config?: MethodConfig) =>
    ask(method, [argument], parseCartAnswer, config);

  return {
    create: () => ask('createEmptyCart', [], readText),
    read: (_, cartId) => answer('cart', cartId),
    add: (_, cartId, items, actionKey) => {
      const headers = { 'idempotency-key': actionKey };
      return answer('addProductsToCart', formatAdd(cartId, items), { headers });
    },
    update: (_, cartId, changes) => answer('updateCartItems', formatUpdate(cartId, changes)),
    remove: (_, cartId, uid) => answer('removeItemFromCart', formatRemoval(cartId, uid)),
    applyCoupon: (_, cartId, typed) => answer('applyCouponToCart', formatCoupon(cartId, typed)),
    removeCoupon: (_, cartId) => answer('removeCouponFromCart', formatCouponRemoval(cartId)),
    setShippingAddress: (_, cartId, typed) =>
      answer('setShippingAddressesOnCart', formatShippingAddress(cartId, typed)),
    setBillingAddress: (_, cartId, typed) =>
      answer('setBillingAddressOnCart', formatBillingAddress(cartId, typed)),
    setEmail: (_, cartId, typed) => answer('setGuestEmailOnCart', formatGuestEmail(cartId, typed)),
  };
}

/** Asks for something that `read` makes sense of. */
const createAsk =
  (client: BffClient) =>
  async <T>(
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

const unavailable = (status: number, message: string) =>
  err({ kind: 'cart-unavailable', status, message } as const);
