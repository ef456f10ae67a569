import { describe, expect, it } from 'vitest';
import { troubleOfLine, troublesOfCart } from '#src/cart/cart-troubles.ts';

const ofLines = { code: 'INSUFFICIENT_STOCK', message: '', lineUids: ['a', 'b'] } as const;
const alsoOfB = { code: 'NOT_SALABLE', message: '', lineUids: ['b'] } as const;
const ofCart = { code: 'COUPON_EXPIRED', message: '', coupon: 'WINTER' } as const;
const errors = [ofCart, ofLines, alsoOfB];

describe('troubleOfLine', () => {
  it('EC5 returns the first error that names the line, else none', () => {
    expect(troubleOfLine(errors, 'a')).toBe(ofLines);
    expect(troubleOfLine(errors, 'b')).toBe(ofLines);
    expect(troubleOfLine(errors, 'c')).toBeUndefined();
  });
});

describe('troublesOfCart', () => {
  it('EC5 returns the errors that name no line', () => {
    expect(troublesOfCart(errors)).toEqual([ofCart]);
  });
});
