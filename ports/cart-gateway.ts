import type { AddressFields } from '#src/address/validate-address.ts';
import type { CartAnswer, CartItemChange, NewCartItem } from '#src/cart/cart.ts';
import type { FailureClass } from '#src/cart/retry/failure-class.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/**
 * The shop's own record of shoppers' carts. What cannot be sold is refused in the answer's
 * `userErrors` and leaves the cart as it was; an unknown cart answers a null cart with
 * `CART_NOT_FOUND`. Wording (names, options) is that of `locale`.
 *
 * Every change may have an action key. The same key with the same change is one action, however often
 * and however late it arrives: it is carried out once, and every call is answered; with another change
 * it fails as {@link KEY_USED_OTHERWISE} and changes nothing (C7).
 */
export interface CartGateway {
  /** Makes an empty cart and answers its id. */
  create(locale: Locale): Promise<Result<string, CartFailure>>;
  read(locale: Locale, cartId: string): Promise<Result<CartAnswer, CartFailure>>;
  /**
   * Adds to what is there. `bodyScan` is the shopper's body scan, in whatever form the commerce side
   * gave it (C8).
   */
  add(
    locale: Locale,
    cartId: string,
    items: readonly NewCartItem[],
    actionKey: string,
    bodyScan?: string,
  ): Promise<Result<ChangeAnswer, CartFailure>>;
  /** Sets quantities; they are absolute, so the call may be repeated until the next change. */
  update(
    locale: Locale,
    cartId: string,
    changes: readonly CartItemChange[],
    actionKey?: string,
  ): Promise<Result<ChangeAnswer, CartFailure>>;
  /** A line that is gone already is no error. */
  remove(
    locale: Locale,
    cartId: string,
    uid: string,
    actionKey?: string,
  ): Promise<Result<ChangeAnswer, CartFailure>>;
  /**
   * Puts the coupon of a code, as it was typed, in the place of the one that the cart has; one that
   * does not hold changes nothing. A coupon is judged anew whenever the cart is answered: while it
   * does not hold, the cart has none and its `errors` say why.
   */
  applyCoupon(
    locale: Locale,
    cartId: string,
    typed: string,
    actionKey?: string,
  ): Promise<Result<ChangeAnswer, CartFailure>>;
  /** That there is none is no error. */
  removeCoupon(
    locale: Locale,
    cartId: string,
    actionKey?: string,
  ): Promise<Result<ChangeAnswer, CartFailure>>;
  /** Keeps an address as `validateAddress` reads it (C9); one with slips changes nothing. */
  setShippingAddress(
    locale: Locale,
    cartId: string,
    typed: AddressFields,
    actionKey?: string,
  ): Promise<Result<ChangeAnswer, CartFailure>>;
  setBillingAddress(
    locale: Locale,
    cartId: string,
    typed: AddressFields,
    actionKey?: string,
  ): Promise<Result<ChangeAnswer, CartFailure>>;
  /** The address to which a guest wants to hear of the order (C9); one with slips changes nothing. */
  setEmail(
    locale: Locale,
    cartId: string,
    typed: string,
    actionKey?: string,
  ): Promise<Result<ChangeAnswer, CartFailure>>;
}

/**
 * The answer to a change. `isReplayed` says that the action had been carried out before, under the same
 * key: what was refused of it then is told again, with the cart as it is by now (C7).
 */
export type ChangeAnswer = CartAnswer & { readonly isReplayed?: true };

/**
 * The commerce side could not answer. `failure` says what that means for the change, where it can be
 * told: `not-applied` is certainly not made and may be asked for again, `unknown` may be made or not
 * (status 504). Where it is left out, nobody has looked.
 */
export type CartFailure = {
  readonly kind: 'cart-unavailable';
  readonly status: number;
  readonly message: string;
  readonly failure?: FailureClass;
  /** When it may be worth to ask again, where the commerce side says so. */
  readonly retryAfterSeconds?: number;
};

/** An action key came again with another change than that of its action: somebody's mistake (C7). */
export const KEY_USED_OTHERWISE: CartFailure = {
  kind: 'cart-unavailable',
  status: 422,
  message: 'This action key was used for something else.',
  failure: 'definite',
};

export const CartGateway = token<CartGateway>('CartGateway');
