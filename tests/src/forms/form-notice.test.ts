import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { USER_ERROR_CODES } from '#src/cart/cart.ts';
import {
  formatRefusalNotice,
  formNoticeForStatus,
  parseRefusalNotice,
} from '#src/forms/form-notice.ts';

describe('formNoticeForStatus', () => {
  it.each([
    [429, 'TOO_BUSY'],
    [504, 'UNCONFIRMED'],
    [503, 'SHOP_AWAY'],
    [500, 'SHOP_AWAY'],
  ])('C5 says of the status %i: %s', (status, notice) => {
    expect(formNoticeForStatus(status)).toBe(notice);
  });
});

describe('formatRefusalNotice', () => {
  it('EC5 formats the available quantity if it is known', () => {
    expect(formatRefusalNotice({ code: 'INSUFFICIENT_STOCK', quantity: 2 })).toBe(
      'INSUFFICIENT_STOCK.2',
    );
    expect(formatRefusalNotice({ code: 'CART_FULL' })).toBe('CART_FULL');
  });
});

describe('parseRefusalNotice', () => {
  it('EC5 reads back what formatRefusalNotice writes', () => {
    const anyRefusal = fc.record(
      { code: fc.constantFrom(...USER_ERROR_CODES), quantity: fc.nat(999_999) },
      { requiredKeys: ['code'] },
    );
    fc.assert(
      fc.property(anyRefusal, (refusal) => {
        expect(parseRefusalNotice(formatRefusalNotice(refusal))).toEqual(refusal);
      }),
    );
  });

  it.each([
    '',
    'RUBBISH',
    ' CART_FULL',
    'CART_FULL ',
    '__proto__',
    'INSUFFICIENT_STOCK.',
    'INSUFFICIENT_STOCK.x',
    'INSUFFICIENT_STOCK.-1',
    'INSUFFICIENT_STOCK.01',
    'INSUFFICIENT_STOCK.1e3',
    'INSUFFICIENT_STOCK.9999999',
    'INSUFFICIENT_STOCK.2.2',
  ])('returns undefined for %o', (notice) => {
    expect(parseRefusalNotice(notice)).toBeUndefined();
  });
});
