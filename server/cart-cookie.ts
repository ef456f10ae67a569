import { CART_COOKIE, CART_COOKIE_LIFETIME, isCartId } from '#src/cart/cart-cookie.ts';
import { readCookieBy, writeCookie } from '#src/shared/cookie.ts';
import { readCookie } from './read-cookie.ts';

/** Reads the cart id of a browser without JavaScript; scripts adopt it, so they may read it. */
export const readCartCookie = (header: string | undefined, isSecure: boolean): string | undefined =>
  cartIdOf(readCookieBy((name) => readCookie(header, name), CART_COOKIE, isSecure));

const cartIdOf = (text: string | undefined): string | undefined =>
  text !== undefined && isCartId(text) ? text : undefined;

/** Values of `Set-Cookie` that store a cart id. */
export const writeCartCookie = (cartId: string, isSecure: boolean): readonly string[] =>
  writeCookie({ name: CART_COOKIE, value: cartId, maxAge: CART_COOKIE_LIFETIME, isSecure });
