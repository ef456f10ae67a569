import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_CART } from '#src/cart/cart.ts';
import {
  COUPON_RESERVATION_TIME,
  couponFromUrl,
  findCoupon,
  MAX_COUPON_CODE_LENGTH,
  nextCouponLinkStep,
  parseCouponCode,
  sameCoupon,
  withoutCouponParam,
} from '#src/cart/coupon.ts';
import { normalizeLine } from '#src/shared/normalize-text.ts';
import { err, ok } from '#src/shared/result.ts';
import { anyCoupon } from '../../support/arbitraries/coupon.ts';
import { anyText } from '../../support/arbitraries/texts.ts';
import { anyWebPath, anyWebQuery } from '../../support/arbitraries/web-addresses.ts';
import { aCart, aLine } from '../../support/carts.ts';
import { readTwice } from '../../support/read-twice.ts';

describe('a coupon for one use', () => {
  it('C2 is reserved for a day by a cart without changes', () => {
    expect(COUPON_RESERVATION_TIME).toBe(Date.UTC(2026, 10, 28) - Date.UTC(2026, 10, 27));
  });
});

describe('parseCouponCode', () => {
  it.each([
    ['SLAAP10', 'SLAAP10'],
    ['  slaap10\n', 'slaap10'],
    ['\uFEFFSLAAP10\u200B', 'SLAAP10'],
    ['Gute Nacht!', 'Gute Nacht!'],
    ['SCHÖN-10', 'SCHÖN-10'],
  ])('C2 reads %j as %s', (typed, code) => {
    expect(parseCouponCode(typed)).toEqual(ok(code));
  });

  it.each([
    ['', 'missing'],
    [' \u200B ', 'missing'],
    ['SLAAP\u000010', 'malformed'],
    ['SLAAP\uD800', 'malformed'],
    ['x'.repeat(MAX_COUPON_CODE_LENGTH + 1), 'too-long'],
  ])('C2 refuses %j as %s', (typed, reason) => {
    expect(parseCouponCode(typed)).toEqual(err(reason));
  });

  it('C2 accepts the longest code that the backend stores', () => {
    expect(parseCouponCode('x'.repeat(255)).ok).toBe(true);
  });

  it('C2 reads its own result as the same code', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        expect(readTwice(parseCouponCode, typed)).toEqual(parseCouponCode(typed));
      }),
    );
  });
});

describe('sameCoupon', () => {
  it.each([
    ['SLAAP10', 'slaap10', true],
    [' SLAAP10 ', 'SLAAP10', true],
    ['Größe', 'GRÖSSE', true],
    ['gro\u0308n', 'GRÖN', true],
    ['\u1FE2', 'ϋ\u0300', true],
    ['\u03B0', '\u03B0'.toUpperCase(), true],
    ['GROẞ', 'gross', true],
    ['GROẞ', 'groß', true],
    ['SLAAP10', 'SLAAP1O', false],
    ['SLAAP10', 'SLAAP 10', false],
  ])('C2 compares %j and %j: %s', (a, b, same) => {
    expect(sameCoupon(a, b)).toBe(same);
  });

  it('C2 ignores case', () => {
    fc.assert(
      fc.property(anyText.map(normalizeLine), (code) => {
        expect(sameCoupon(code, code.toUpperCase())).toBe(true);
        expect(sameCoupon(code.toLowerCase(), code)).toBe(true);
      }),
    );
  });

  it('C2 treats the input as the same code as its result', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const code = parseCouponCode(typed);
        expect(sameCoupon(typed, code.ok ? code.value : typed)).toBe(true);
      }),
    );
  });
});

describe('findCoupon', () => {
  it('C2 finds the first coupon with a code, however it is written', () => {
    fc.assert(
      fc.property(fc.array(anyCoupon), anyCoupon, (coupons, coupon) => {
        const found = findCoupon([...coupons, coupon], ` ${coupon.code.toUpperCase()}`);
        expect(found && sameCoupon(found.code, coupon.code)).toBe(true);
        const firstOf = coupons.find(({ code }) => sameCoupon(code, coupon.code));
        expect(found).toBe(firstOf ?? coupon);
      }),
    );
  });

  it('C2 finds none for an unknown code', () => {
    expect(findCoupon([], 'SLAAP10')).toBeUndefined();
  });
});

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
      fc.property(anyWebPath, anyWebQuery, (path, query) => {
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
