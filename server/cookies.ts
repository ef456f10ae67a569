import type { Request } from 'express';
import { CART_COOKIE, CART_COOKIE_LIFETIME, isCartId } from '#src/cart/cart.ts';
import { type Consent, CONSENT_COOKIE, parseConsent } from '#src/consent/consent.ts';
import { readCookieBy, writeCookie } from '#src/shared/cookie.ts';

/** Raw value of a cookie; `undefined` if there is none of that name. */
function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key = '', ...value] = pair.split('=');
    if (key.trim() === name) return value.join('=').trim();
  }
  return undefined;
}

/** Reads the cart id of a browser without JavaScript; scripts adopt it, so they may read it. */
export const readCartCookie = (header: string | undefined, isSecure: boolean): string | undefined =>
  cartIdOf(readCookieBy((name) => readCookie(header, name), CART_COOKIE, isSecure));

const cartIdOf = (text: string | undefined): string | undefined =>
  text !== undefined && isCartId(text) ? text : undefined;

/** Values of `Set-Cookie` that store a cart id. */
export const writeCartCookie = (cartId: string, isSecure: boolean): readonly string[] =>
  writeCookie({ name: CART_COOKIE, value: cartId, maxAge: CART_COOKIE_LIFETIME, isSecure });

/** The visitor's choice; `undefined` if there is none, or only for an older question. */
export const readConsentCookie = (
  header: string | undefined,
  isSecure: boolean,
): Consent | undefined =>
  parseConsent(readCookieBy((name) => readCookie(header, name), CONSENT_COOKIE, isSecure));

/** Reads the shopper's body scan from a request (C8). */
export type ReadBodyScan = (request: Pick<Request, 'headers'>) => string | undefined;

/** `cookieName` is configurable; if it is empty, no request has a scan. */
export const createReadBodyScan =
  (cookieName: string): ReadBodyScan =>
  (request) =>
    cookieName === '' ? undefined : readCookie(request.headers.cookie, cookieName);
