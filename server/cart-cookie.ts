import { CART_COOKIE, CART_COOKIE_LIFETIME, isCartId } from '#src/cart/cart-cookie.ts';
import { readCookie } from './read-cookie.ts';

/** The cart of a shopper whose browser runs no script; script adopts it, and so may read it. */
export function readCartCookie(header: string | undefined): string | undefined {
  const id = readCookie(header, CART_COOKIE);
  return id !== undefined && isCartId(id) ? id : undefined;
}

export const writeCartCookie = (cartId: string, isSecure: boolean): string =>
  `${CART_COOKIE}=${cartId}; Path=/; Max-Age=${CART_COOKIE_LIFETIME}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
