import { describe, expect, it } from 'vitest';
import { readCookieBy, writeCookie } from '#src/shared/cookie.ts';

const cart = { name: 'cart_id', value: 'c1', maxAge: 60 };
const readerOf = (cookies: Readonly<Record<string, string>>) => (name: string) => cookies[name];

describe('writeCookie', () => {
  it('writes a __Host- cookie over https, and removes the cookie of earlier releases', () => {
    expect(writeCookie({ ...cart, isSecure: true })).toEqual([
      '__Host-cart_id=c1; Path=/; Max-Age=60; SameSite=Lax; Secure',
      'cart_id=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    ]);
  });

  it('writes the plain name over http, where browsers reject __Host- cookies', () => {
    expect(writeCookie({ ...cart, isSecure: false })).toEqual([
      'cart_id=c1; Path=/; Max-Age=60; SameSite=Lax',
    ]);
  });
});

describe('readCookieBy', () => {
  it.each([
    [{ '__Host-cart_id': 'c1', cart_id: 'planted' }, 'c1', 'c1'],
    [{ cart_id: 'c2' }, undefined, 'c2'],
    [{ '__Host-cart_id': 'c1' }, 'c1', 'c1'],
    [{}, undefined, undefined],
  ])('reads from %j the cart %j over https, and %j over http', (cookies, secure, plain) => {
    expect(readCookieBy(readerOf(cookies), 'cart_id', true)).toBe(secure);
    expect(readCookieBy(readerOf(cookies), 'cart_id', false)).toBe(plain);
  });
});
