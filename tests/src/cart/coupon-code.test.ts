import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findCoupon,
  LONGEST_COUPON_CODE,
  parseCouponCode,
  sameCoupon,
} from '#src/cart/coupon-code.ts';
import { err, ok } from '#src/shared/result.ts';
import { tidyText } from '#src/shared/tidy-text.ts';
import { anyCoupon } from '../../support/arbitraries/coupon.ts';
import { anyText } from '../../support/arbitraries/texts.ts';
import { readTwice } from '../../support/read-twice.ts';

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
    ['x'.repeat(LONGEST_COUPON_CODE + 1), 'too-long'],
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
      fc.property(anyText.map(tidyText), (code) => {
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
