import { describe, expect, it } from 'vitest';
import { findLineError, cartLevelErrors } from '#src/cart/cart-errors.ts';

const ofLines = { code: 'INSUFFICIENT_STOCK', message: '', lineUids: ['a', 'b'] } as const;
const alsoOfB = { code: 'NOT_SALABLE', message: '', lineUids: ['b'] } as const;
const ofCart = { code: 'COUPON_EXPIRED', message: '', coupon: 'WINTER' } as const;
const errors = [ofCart, ofLines, alsoOfB];

describe('findLineError', () => {
  it('EC5 returns the first error that names the line, else none', () => {
    expect(findLineError(errors, 'a')).toBe(ofLines);
    expect(findLineError(errors, 'b')).toBe(ofLines);
    expect(findLineError(errors, 'c')).toBeUndefined();
  });
});

describe('cartLevelErrors', () => {
  it('EC5 returns the errors that name no line', () => {
    expect(cartLevelErrors(errors)).toEqual([ofCart]);
  });
});
