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
import { readNewQuantity, readQuantity } from '#src/cart/cart-fields.ts';
import { type CartAnswer, isCartId, type UserError } from '#src/cart/cart.ts';
import { readText } from '#src/shared/json-reader.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import {
  failedChange,
  failedRead,
  readFailedChange,
  unreadableAnswer,
  unreadableRead,
} from './bff-cart-failure.ts';
import type { BffClient } from './bff-client.ts';
import { type BffFailure, isBadArgument } from './bff-failure.ts';
import type { MethodConfig } from './bff-methods.ts';
import { type ChangeRetryOptions, sendWithRetries } from './change-retries.ts';

/**
 * Carts via the shop's own server, whose address names the locale. Repeats a change that the
 * network has lost, under its idempotency key (C5, C7).
 */
export function createBffCartGateway(client: BffClient, retries: ChangeRetryOptions): CartGateway {
  const read: Read = async (cartId) => {
    const found = await client.call('magento/cart', [cartId]);
    if (!found.ok) return isBadArgument(found.error) ? NO_CART : err(failedRead(found.error));
    const answer = parseCartAnswer(found.value);
    return answer ? ok(answer) : err(unreadableRead('cart'));
  };
  const change = createChange(client, read, retries);

  return {
    async create() {
      // Without a key: a repeated request leaves an empty cart behind, which expires.
      const { answer: created } = await sendWithRetries(retries, async () =>
        readCreated(await client.call('magento/createEmptyCart', [])),
      );
      return created.ok ? created : err(failedChange(created.error, false));
    },
    read: (_, id) => read(id),
    async add(_, id, items, key) {
      const isRefusal = items.some(({ quantity }) => readQuantity(quantity) === undefined);
      return change(id, 'addProductsToCart', formatAdd(id, items), { key, isRefusal });
    },
    async update(_, id, changes, key) {
      const isRefusal = changes.some(({ quantity }) => readNewQuantity(quantity) === undefined);
      return change(id, 'updateCartItems', formatUpdate(id, changes), { key, isRefusal });
    },
    remove: (_, id, uid, key) => change(id, 'removeItemFromCart', formatRemoval(id, uid), { key }),
    applyCoupon: (_, id, typed, key) =>
      change(id, 'applyCouponToCart', formatCoupon(id, typed), { key }),
    removeCoupon: (_, id, key) =>
      change(id, 'removeCouponFromCart', formatCouponRemoval(id), { key }),
    setShippingAddress: (_, id, typed, key) =>
      change(id, 'setShippingAddressesOnCart', formatShippingAddress(id, typed), { key }),
    setBillingAddress: (_, id, typed, key) =>
      change(id, 'setBillingAddressOnCart', formatBillingAddress(id, typed), { key }),
    setEmail: (_, id, typed, key) =>
      change(id, 'setGuestEmailOnCart', formatGuestEmail(id, typed), { key }),
  };
}

function readCreated(answer: Result<unknown, BffFailure>): Result<string, BffFailure> {
  if (!answer.ok) return answer;
  const id = readText(answer.value);
  return id ? ok(id) : err(unreadableAnswer('createEmptyCart', answer.value));
}

type Answer = Promise<Result<CartAnswer, CartFailure>>;
type Read = (cartId: string) => Answer;

type ChangeOptions = {
  readonly key: string | undefined;
  /**
   * Whether bad arguments (400) are a refusal of the quantity (C4). All other arguments are the
   * shop's own, so that a 400 is a failure (C5).
   */
  readonly isRefusal?: boolean;
};

/**
 * Sends a change, repeated under its key if it has one; without a key once. A bad quantity (400)
 * becomes a refusal with the cart as it is, and a conflict (409) with the cart is an answer, too;
 * other failures are classified by {@link readFailedChange}.
 */
const createChange =
  (client: BffClient, read: Read, retries: ChangeRetryOptions) =>
  async (
    cartId: string,
    method: string,
    argument: object,
    { key, isRefusal = false }: ChangeOptions,
  ): Answer => {
    const config: MethodConfig = key === undefined ? {} : { headers: { 'idempotency-key': key } };
    const send = async () =>
      readChange(method, await client.call(`magento/${method}`, [argument], config));
    const { answer, isUncertain } =
      key === undefined
        ? { answer: await send(), isUncertain: false }
        : await sendWithRetries(retries, send);
    if (answer.ok) return answer;
    if (!isCartId(cartId)) return NO_CART;
    if (isRefusal && isBadArgument(answer.error)) return refused(await read(cartId));
    return readFailedChange(answer.error, isUncertain);
  };

/** An answer without a cart, such as the page of a proxy, is a failure of the connection. */
function readChange(
  method: string,
  answer: Result<unknown, BffFailure>,
): Result<CartAnswer, BffFailure> {
  if (!answer.ok) return answer;
  const cart = parseCartAnswer(answer.value);
  return cart ? ok(cart) : err(unreadableAnswer(method, answer.value));
}

/** An invalid quantity changes nothing (B6): returns the current cart with an error. */
function refused(found: Result<CartAnswer, CartFailure>): Result<CartAnswer, CartFailure> {
  if (!found.ok) return err({ ...found.error, failure: 'definite' });
  return found.value.cart ? ok({ cart: found.value.cart, userErrors: [INVALID_ARGUMENT] }) : found;
}

const INVALID_ARGUMENT: UserError = { code: 'INVALID_PARAMETER_VALUE', message: '' };

/** Answer for a text that cannot be a cart id. */
const NO_CART = ok({ cart: null, userErrors: [{ code: 'CART_NOT_FOUND', message: '' }] } as const);
