import type { CartFailure } from '#ports/cart-gateway.ts';
import { changedCart, lossIn, type CartLoss } from '#src/cart/cart-answer.ts';
import type { CartAnswer } from '#src/cart/cart.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { FormVisit } from './form-action.ts';

/** Changes the cart of this id. */
export type CartChange = (cartId: string) => Promise<Result<CartAnswer, CartFailure>>;

/** What became of a change. */
export type ChangedCart = CartAnswer & {
  /** Why the shopper's cart was no more; the change was then made to a new one. */
  readonly loss?: CartLoss;
};

/** Changes the cart that the shopper's browser names; none is an unknown one. */
export async function changeCart(
  visit: FormVisit,
  change: CartChange,
): Promise<Result<CartAnswer, CartFailure>> {
  if (visit.cartId === undefined) return ok(NO_CART);
  const answer = await change(visit.cartId);
  const cart = answer.ok ? changedCart(answer.value) : null;
  if (cart) visit.keepCart(cart.id);
  return answer;
}

/**
 * As {@link changeCart}; where there is no such cart any more, what was wanted is done to a new one,
 * once. The lines of the old one are gone for good: the commerce side no longer shows them, and this
 * server keeps nobody's cart. A browser with script has them in its storage and brings them over. The
 * browser is given the new one once there may be something in it: the commerce side may have forgotten
 * an empty one long before the cookie ends, and the shopper would be told of a cart that was lost.
 */
export async function changeSomeCart(
  visit: FormVisit,
  change: CartChange,
): Promise<Result<ChangedCart, CartFailure>> {
  const first = await changeCart(visit, change);
  const loss = first.ok ? lossIn(first.value) : undefined;
  if (!loss) return first;
  const created = await visit.ports.carts.create(visit.locale);
  if (!created.ok) return created;
  const second = await change(created.value);
  if (mayBeKept(second)) visit.keepCart(created.value);
  const isTold = second.ok && visit.cartId !== undefined;
  return isTold ? ok({ ...second.value, loss }) : second;
}

/** What was done to an unknown end may have been done; a refusal may be one of a part. */
function mayBeKept(changed: Result<CartAnswer, CartFailure>): boolean {
  if (!changed.ok) return changed.error.failure === 'unknown' || changed.error.status === 504;
  const { cart, userErrors } = changed.value;
  return userErrors.length === 0 || (cart?.items.length ?? 0) > 0;
}

/**
 * A new cart is begun only for who had one, or whose browser says that the form is the shop's own: no
 * cookie comes along with another site's form, and nobody is to find a stranger's address in a cart.
 */
export const changeOwnCart = (
  visit: FormVisit,
  change: CartChange,
): Promise<Result<ChangedCart, CartFailure>> =>
  visit.cartId !== undefined || visit.isOwnPage
    ? changeSomeCart(visit, change)
    : changeCart(visit, change);

const NO_CART: CartAnswer = {
  cart: null,
  userErrors: [{ code: 'CART_NOT_FOUND', message: '' }],
};
