import { describe, expect, it } from 'vitest';
import {
  isInvalidCouponCode,
  rateCountersOfChange,
  rateCountersOfCreation,
} from '#src/cart/cart-rate-limits.ts';
import type { UserErrorCode } from '#src/cart/cart.ts';
import { aCart, answerOf } from '../../support/carts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const limits = { carts: 60, changes: 241 };

describe('rateCountersOfCreation', () => {
  it('C5 allows a client ten times as many carts in an hour as in a minute', () => {
    const [perMinute, perHour, ...others] = rateCountersOfCreation(limits, '192.0.2.1');
    expect(perMinute?.limit).toEqual({ max: 60, period: MINUTE });
    expect(perHour?.limit).toEqual({ max: 600, period: HOUR });
    expect(others).toEqual([]);
  });
});

describe('rateCountersOfChange', () => {
  it('C5 allows a cart half of what its client may change, and stops the client first', () => {
    const counters = rateCountersOfChange(limits, '192.0.2.1', 'c1');
    expect(counters.map(({ limit }) => limit)).toEqual([
      { max: 241, period: MINUTE },
      { max: 2410, period: HOUR },
      { max: 121, period: MINUTE },
    ]);
  });
});

describe('the names of counters', () => {
  it('C5 stay the same, as servers of several releases count together', () => {
    const [minute, hour] = rateCountersOfCreation(limits, '192.0.2.1');
    expect(minute?.name).toBe('carts:minute:client:192.0.2.1');
    expect(hour?.name).toBe('carts:hour:client:192.0.2.1');
    const names = rateCountersOfChange(limits, '192.0.2.1', 'c1').map(({ name }) => name);
    expect(names).toEqual([
      'cart-changes:minute:client:192.0.2.1',
      'cart-changes:hour:client:192.0.2.1',
      'cart-changes:cart:c1',
    ]);
  });
});

describe('isInvalidCouponCode', () => {
  it.each<[UserErrorCode, boolean]>([
    ['COUPON_NOT_FOUND', true],
    ['COUPON_NOT_VALID', true],
    ['COUPON_EXPIRED', true],
    ['COUPON_NOT_YET_VALID', true],
    ['COUPON_USED', true],
    ['COUPON_BELOW_MINIMUM', false],
    ['COUPON_WITHOUT_EFFECT', false],
    ['CART_NOT_FOUND', false],
  ])('C2 counts %s as an attempt to guess a code: %s', (code, isCounted) => {
    expect(isInvalidCouponCode(answerOf(aCart('c1'), 'NOT_SALABLE', code))).toBe(isCounted);
  });

  it('C2 counts no code that was accepted', () => {
    expect(isInvalidCouponCode(answerOf(aCart('c1')))).toBe(false);
  });
});
