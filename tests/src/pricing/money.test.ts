import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { euroCents, fromEuroNumber, toEuroNumber } from '#src/pricing/money.ts';
import { anyMoney } from '../../support/arbitraries/pricing.ts';

describe('fromEuroNumber', () => {
  it.each([
    [1299.5, 129_950],
    [0, 0],
    [19.99, 1999],
    [0.286, 29],
    [-12.5, -1250],
  ])('P3 reads %d euros as %i cents', (amount, cents) => {
    expect(fromEuroNumber(amount)).toEqual(euroCents(cents));
  });

  it.each([-0, -0.001])('P3 reads %d as zero, not as negative zero', (amount) => {
    expect(fromEuroNumber(amount)).toEqual(euroCents(0));
  });

  it.each([Number.NaN, Infinity, -Infinity, '12.5', null, undefined, {}, [5], true])(
    'P3 returns undefined for %j',
    (amount) => {
      expect(fromEuroNumber(amount)).toBeUndefined();
    },
  );

  it('P3 reads back to the cent what toEuroNumber writes', () => {
    fc.assert(
      fc.property(anyMoney, (money) => {
        expect(fromEuroNumber(toEuroNumber(money))).toEqual(money);
      }),
    );
  });
});
