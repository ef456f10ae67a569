import type { AddressFields } from '#src/address/validate-address.ts';
import type { CartAnswer, CartItemChange, NewCartItem } from '#src/cart/cart.ts';
import type { FailureClass } from '#src/cart/retry/failure-class.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/**
 * The shop's record of shoppers' carts. Items that cannot be sold are reported in the answer's
 * `userErrors` and leave the cart unchanged; an unknown cart answers a null cart with
 * `CART_NOT_FOUND`. Texts (names, options) are in `locale`.
 *
 * Every change may have an idempotency key. Within a day, the same key with the same change is one
 * action, however often it arrives: it is carried out once, and every call is answered. With another
 * change it fails as {@link IDEMPOTENCY_KEY_REUSED} and changes nothing (C7).
 */
export interface CartGateway {
  /** Creates an empty cart and returns its id. */
  create(locale: Locale): Promise<Result<string, CartFailure>>;
  read(locale: Locale, cartId: string): Promise<Result<CartAnswer, CartFailure>>;
  /**
   * Adds items to the cart. `bodyScan` is the shopper's body scan, in the form that the commerce
   * side gave it (C8).
   */
  add(
    locale: Locale,
    cartId: string,
    items: readonly NewCartItem[],
    idempotencyKey: string,
    bodyScan?: string,
  ): Promise<Result<CartChangeAnswer, CartFailure>>;
  /** Sets absolute quantities, so the call may be repeated until the next change. */
  update(
    locale: Locale,
    cartId: string,
    changes: readonly CartItemChange[],
    idempotencyKey?: string,
  ): Promise<Result<CartChangeAnswer, CartFailure>>;
  /** A line that is already gone is not an error. */
  remove(
    locale: Locale,
    cartId: string,
    uid: string,
    idempotencyKey?: string,
  ): Promise<Result<CartChangeAnswer, CartFailure>>;
  /**
   * Replaces the cart's coupon with the one of this code, as typed; an invalid coupon changes
   * nothing. Coupons are validated again whenever the cart is answered: while its coupon is
   * invalid, the cart has none and its `errors` say why.
   */
  applyCoupon(
    locale: Locale,
    cartId: string,
    typed: string,
    idempotencyKey?: string,
  ): Promise<Result<CartChangeAnswer, CartFailure>>;
  /** A cart without a coupon is not an error. */
  removeCoupon(
    locale: Locale,
    cartId: string,
    idempotencyKey?: string,
  ): Promise<Result<CartChangeAnswer, CartFailure>>;
  /** Stores an address as `validateAddress` reads it (C9); validation errors leave it unchanged. */
  setShippingAddress(
    locale: Locale,
    cartId: string,
    typed: AddressFields,
    idempotencyKey?: string,
  ): Promise<Result<CartChangeAnswer, CartFailure>>;
  setBillingAddress(
    locale: Locale,
    cartId: string,
    typed: AddressFields,
    idempotencyKey?: string,
  ): Promise<Result<CartChangeAnswer, CartFailure>>;
  /** Sets a guest's e-mail address for the order (C9); validation errors leave it unchanged. */
  setEmail(
    locale: Locale,
    cartId: string,
    typed: string,
    idempotencyKey?: string,
  ): Promise<Result<CartChangeAnswer, CartFailure>>;
}

/**
 * The answer to a change. `isReplayed` means that the action had already been carried out under the
 * same key: its errors are repeated, with the cart as it is now (C7).
 */
export type CartChangeAnswer = CartAnswer & { readonly isReplayed?: true };

/**
 * The commerce side could not answer. `failure` says, where known, what became of the change: see
 * {@link FailureClass}. `unknown` has status 504. It is omitted where this was not determined.
 */
export type CartFailure = {
  readonly kind: 'cart-unavailable';
  readonly status: number;
  readonly message: string;
  readonly failure?: FailureClass;
  /** When a retry may be worthwhile, where the commerce side says so. */
  readonly retryAfterSeconds?: number;
};

/** An idempotency key was reused with another change, which is a caller error (C7). */
export const IDEMPOTENCY_KEY_REUSED: CartFailure = {
  kind: 'cart-unavailable',
  status: 422,
  message: 'This idempotency key was used for another change.',
  failure: 'definite',
};

export const CartGateway = token<CartGateway>('CartGateway');
