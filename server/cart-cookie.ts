import { CART_COOKIE, CART_COOKIE_LIFETIME, isCartId } from '#src/cart/cart-cookie.ts';
import { readCookieBy, writeCookie } from '#src/shared/cookie.ts';
import { readCookie } from './read-cookie.ts';

/** The cart of a shopper whose browser runs no script; script adopts it, and so may read it. */
export const readCartCookie = (header: string | undefined, isSecure: boolean): string | undefined =>
  cartIdOf(readCookieBy((name) => readCookie(header, name), CART_COOKIE, isSecure));

const cartIdOf = (text: string | undefined): string | undefined =>
  text !== undefined && isCartId(text) ? text : undefined;

/** The lines of `Set-Cookie` that keep a cart. */
export const writeCartCookie = (cartId: string, isSecure: boolean): readonly string[] =>
  writeCookie({ name: CART_COOKIE, value: cartId, maxAge: CART_COOKIE_LIFETIME, isSecure });
