import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_CART } from '#src/cart/cart.ts';
import { couponInLink, couponStep, withoutCoupon } from '#src/cart/coupon-link.ts';
import { aCart, aLine } from '../../support/carts.ts';

describe('couponInLink', () => {
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
    expect(couponInLink(url)).toBe(code);
  });
});

describe('withoutCoupon', () => {
  it.each([
    ['/matrassen?coupon=A', '/matrassen'],
    ['/matrassen?page=2&coupon=A&sorting=price-asc', '/matrassen?page=2&sorting=price-asc'],
    ['/search?q=a%20b&coupon=A&coupon=B', '/search?q=a%20b'],
  ])('EC8 reduces %s to the address of the page', (url, clean) => {
    expect(withoutCoupon(url)).toBe(clean);
  });

  it('EC8 removes every code, and keeps other addresses', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const clean = withoutCoupon(`${path}?${query}`);
        expect(couponInLink(clean)).toBeUndefined();
        expect(withoutCoupon(clean)).toBe(clean);
      }),
    );
  });
});

describe('couponStep', () => {
  const filled = aCart('c1', aLine('u1'));
  const step = (cart: typeof filled, isSettled = true) =>
    couponStep('WELKOM10', { cart, isSettled });

  it('EC8 waits until the contents of the cart are known', () => {
    expect(step(filled, false)).toBe('look-first');
  });

  it('EC8 waits for the first line, and then applies', () => {
    expect(step(EMPTY_CART)).toBe('wait-for-goods');
    expect(step(filled)).toBe('apply');
  });

  it('EC8 does not replace another code, and recognizes itself in any case', () => {
    expect(step({ ...filled, appliedCoupons: ['OTHER'] })).toBe('wait-for-place');
    expect(step({ ...filled, appliedCoupons: ['welkom10'] })).toBe('is-applied');
  });
});
