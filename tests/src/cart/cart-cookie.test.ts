import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CART_COOKIE, CART_COOKIE_LIFETIME, isCartId } from '#src/cart/cart-cookie.ts';

describe('the cookie of a cart', () => {
  it('keeps the same name in every release of the shop, for thirty days', () => {
    const seconds = (Date.UTC(2027, 0, 31) - Date.UTC(2027, 0, 1)) / 1000;
    expect(CART_COOKIE).toBe('cart_id');
    expect(CART_COOKIE_LIFETIME).toBe(seconds);
  });
});

describe('isCartId', () => {
  it.each(['c', 'c1', '3f8b5a1e-9f62-4a0e-9d8a-2f1f6a5d2c11', 'a'.repeat(64)])(
    'accepts %j as the id of a cart',
    (text) => {
      expect(isCartId(text)).toBe(true);
    },
  );

  it.each(['', 'a'.repeat(65), 'a b', 'a;b', '../etc', 'é', 'abc\n'])(
    'rejects %j as the id of a cart',
    (text) => {
      expect(isCartId(text)).toBe(false);
    },
  );

  it('accepts nothing that a cookie or a path would have to escape', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isCartId(text) && encodeURIComponent(text) !== text).toBe(false);
      }),
    );
  });
});
