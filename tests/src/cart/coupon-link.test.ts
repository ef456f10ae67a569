import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_CART } from '#src/cart/cart.ts';
import { couponFromUrl, nextCouponLinkStep, withoutCouponParam } from '#src/cart/coupon-link.ts';
import { aCart, aLine } from '../../support/carts.ts';

describe('couponFromUrl', () => {
  it.each([
    ['/matrassen?coupon=WELKOM10', 'WELKOM10'],
    ['/matrassen?page=2&coupon=%20welkom10%20&x=1', 'welkom10'],
    ['https://nl.example/?coupon=A+B', 'A B'],
    ['/?coupon=A&coupon=B', 'A'],
    ['/?coupon=', undefined],
    ['/?coupons=A', undefined],
    ['/coupon=A', undefined],
    [`/?coupon=${'x'.repeat(256)}`, undefined],
    ['/?coupon=A%00B', undefined],
  ])('EC8 reads %s as %s', (url, code) => {
    expect(couponFromUrl(url)).toBe(code);
  });
});

describe('withoutCouponParam', () => {
  it.each([
    ['/matrassen?coupon=A', '/matrassen'],
    ['/matrassen?page=2&coupon=A&sorting=price-asc', '/matrassen?page=2&sorting=price-asc'],
    ['/search?q=a%20b&coupon=A&coupon=B', '/search?q=a%20b'],
  ])('EC8 reduces %s to the address of the page', (url, clean) => {
    expect(withoutCouponParam(url)).toBe(clean);
  });

  it('EC8 removes every code, and keeps other addresses', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const clean = withoutCouponParam(`${path}?${query}`);
        expect(couponFromUrl(clean)).toBeUndefined();
        expect(withoutCouponParam(clean)).toBe(clean);
      }),
    );
  });
});

describe('nextCouponLinkStep', () => {
  const filled = aCart('c1', aLine('u1'));
  const step = (cart: typeof filled, isSettled = true) =>
    nextCouponLinkStep('WELKOM10', { cart, isSettled });

  it('EC8 waits until the contents of the cart are known', () => {
    expect(step(filled, false)).toBe('load-cart-first');
  });

  it('EC8 waits for the first line, and then applies', () => {
    expect(step(EMPTY_CART)).toBe('wait-for-items');
    expect(step(filled)).toBe('apply');
  });

  it('EC8 does not replace another code, and recognizes itself in any case', () => {
    expect(step({ ...filled, appliedCoupons: ['OTHER'] })).toBe('other-coupon-applied');
    expect(step({ ...filled, appliedCoupons: ['welkom10'] })).toBe('already-applied');
  });
});
