import type { CartFailure } from '#ports/cart-gateway.ts';
import { changedCart, invalidCartReasonOf, type InvalidCartReason } from '#src/cart/cart-answer.ts';
import type { CartAnswer } from '#src/cart/cart.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { FormContext } from './form-action.ts';

export type FormCartChange = (cartId: string) => Promise<Result<CartAnswer, CartFailure>>;

export type ChangedCart = CartAnswer & {
  /** Why the shopper's cart was lost; the change was then made to a new one. */
  readonly replacedBecause?: InvalidCartReason;
};

/** Changes the cart of the shopper's cookie; a missing cookie is answered like an unknown cart. */
export async function changeCartFromForm(
  visit: FormContext,
  change: FormCartChange,
): Promise<Result<CartAnswer, CartFailure>> {
  if (visit.cartId === undefined) return ok(NO_CART);
  const answer = await change(visit.cartId);
  const cart = answer.ok ? changedCart(answer.value) : null;
  if (cart) visit.setCartCookie(cart.id);
  return answer;
}

/**
 * Like {@link changeCartFromForm}, but makes the change to a new cart, once, if the shopper's no longer
 * exists. The lines of the old cart are lost: the commerce side no longer returns them, and this
 * server stores no carts. A browser with JavaScript has them in its storage and restores them. The
 * new id is stored in the browser only once the cart may contain something: the commerce side may
 * drop an empty cart long before the cookie expires, and the shopper would be told of a lost cart.
 */
export async function changeOrCreateCart(
  visit: FormContext,
  change: FormCartChange,
): Promise<Result<ChangedCart, CartFailure>> {
  const first = await changeCartFromForm(visit, change);
  const invalidReason = first.ok ? invalidCartReasonOf(first.value) : undefined;
  if (!invalidReason) return first;
  const created = await visit.ports.carts.create(visit.locale);
  if (!created.ok) return created;
  const second = await change(created.value);
  if (mayHaveChanged(second)) visit.setCartCookie(created.value);
  const isReported = second.ok && visit.cartId !== undefined;
  return isReported ? ok({ ...second.value, replacedBecause: invalidReason }) : second;
}

/** A change with unknown result may have been made; a refusal may concern only a part of it. */
function mayHaveChanged(changed: Result<CartAnswer, CartFailure>): boolean {
  if (!changed.ok) return changed.error.failure === 'unknown' || changed.error.status === 504;
  const { cart, userErrors } = changed.value;
  return userErrors.length === 0 || (cart?.items.length ?? 0) > 0;
}

/**
 * Creates a new cart only for a shopper who had one, or whose browser reports that the form is the
 * shop's own: another site's form arrives without cookies, and must not put an address into a cart.
 */
export const changeCartSameOrigin = (
  visit: FormContext,
  change: FormCartChange,
): Promise<Result<ChangedCart, CartFailure>> =>
  visit.cartId !== undefined || visit.isSameOrigin
    ? changeOrCreateCart(visit, change)
    : changeCartFromForm(visit, change);

const NO_CART: CartAnswer = {
  cart: null,
  userErrors: [{ code: 'CART_NOT_FOUND', message: '' }],
};
