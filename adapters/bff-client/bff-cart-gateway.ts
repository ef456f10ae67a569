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
import type { CartAnswer, UserError } from '#src/cart/cart.ts';
import { readText } from '#src/shared/json-reader.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import {
  failedChange,
  failedRead,
  readFailedChange,
  unreadableChange,
  unreadableRead,
} from './bff-cart-failure.ts';
import type { BffClient } from './bff-client.ts';
import { isBadArgument } from './bff-failure.ts';
import type { MethodConfig } from './bff-methods.ts';

/**
 * Carts via the shop's own server, whose address names the locale. Sends each change once: the
 * caller, who knows the command, decides about retries (C7).
 */
export function createBffCartGateway(client: BffClient): CartGateway {
  const read: Read = async (cartId) => {
    const found = await client.call('magento/cart', [cartId]);
    if (!found.ok) return isBadArgument(found.error) ? NO_CART : err(failedRead(found.error));
    const answer = parseCartAnswer(found.value);
    return answer ? ok(answer) : err(unreadableRead('cart'));
  };
  const change = createChange(client, read);

  return {
    async create() {
      const created = await client.call('magento/createEmptyCart', []);
      if (!created.ok) return err(failedChange(created.error));
      const id = readText(created.value);
      return id ? ok(id) : err(unreadableChange('createEmptyCart'));
    },
    read: (_, id) => read(id),
    add: (_, id, items, key) => change(id, 'addProductsToCart', formatAdd(id, items), key),
    update: (_, id, changes, key) => change(id, 'updateCartItems', formatUpdate(id, changes), key),
    remove: (_, id, uid, key) => change(id, 'removeItemFromCart', formatRemoval(id, uid), key),
    applyCoupon: (_, id, typed, key) =>
      change(id, 'applyCouponToCart', formatCoupon(id, typed), key),
    removeCoupon: (_, id, key) => change(id, 'removeCouponFromCart', formatCouponRemoval(id), key),
    setShippingAddress: (_, id, typed, key) =>
      change(id, 'setShippingAddressesOnCart', formatShippingAddress(id, typed), key),
    setBillingAddress: (_, id, typed, key) =>
      change(id, 'setBillingAddressOnCart', formatBillingAddress(id, typed), key),
    setEmail: (_, id, typed, key) =>
      change(id, 'setGuestEmailOnCart', formatGuestEmail(id, typed), key),
  };
}

type Answer = Promise<Result<CartAnswer, CartFailure>>;
type Read = (cartId: string) => Answer;

const createChange =
  (client: BffClient, read: Read) =>
  async (cartId: string, method: string, argument: object, key: string | undefined): Answer => {
    const config: MethodConfig = key === undefined ? {} : { headers: { 'idempotency-key': key } };
    const changed = await client.call(`magento/${method}`, [argument], config);
    if (!changed.ok && isBadArgument(changed.error)) return refused(await read(cartId));
    if (!changed.ok) return readFailedChange(changed.error);
    const answer = parseCartAnswer(changed.value);
    return answer ? ok(answer) : err(unreadableChange(method));
  };

/** Invalid arguments change nothing (B6): returns the current cart with an error. */
function refused(found: Result<CartAnswer, CartFailure>): Result<CartAnswer, CartFailure> {
  if (!found.ok) return err({ ...found.error, failure: 'definite' });
  return found.value.cart ? ok({ cart: found.value.cart, userErrors: [INVALID_ARGUMENT] }) : found;
}

const INVALID_ARGUMENT: UserError = { code: 'INVALID_PARAMETER_VALUE', message: '' };

/** Answer for a text that cannot be a cart id. */
const NO_CART = ok({ cart: null, userErrors: [{ code: 'CART_NOT_FOUND', message: '' }] } as const);
