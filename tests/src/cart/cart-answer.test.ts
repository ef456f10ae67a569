import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedCart, loadedCart, invalidCartReasonOf } from '#src/cart/cart-answer.ts';
import { anyCartAnswer } from '../../support/arbitraries/cart.ts';
import { aCart, answerOf } from '../../support/carts.ts';

const CART = aCart('c1');

describe('changedCart', () => {
  it('C4 returns the cart of the answer, with or without a refusal', () => {
    expect(changedCart(answerOf(CART))).toBe(CART);
    expect(changedCart(answerOf(CART, 'NOT_SALABLE'))).toBe(CART);
  });

  it('C3 returns none if the backend does not know the id', () => {
    expect(changedCart(answerOf(null))).toBeNull();
    expect(changedCart(answerOf(CART, 'NOT_SALABLE', 'CART_NOT_FOUND'))).toBeNull();
  });
});

describe('loadedCart', () => {
  it('C3 returns none if the read fails with errors', () => {
    expect(loadedCart(answerOf(CART))).toBe(CART);
    expect(loadedCart(answerOf(null))).toBeNull();
    expect(loadedCart(answerOf(CART, 'UNDEFINED'))).toBeNull();
  });

  it('finds no cart where a change would find none', () => {
    fc.assert(
      fc.property(anyCartAnswer, (answer) => {
        expect([null, changedCart(answer)]).toContain(loadedCart(answer));
      }),
    );
  });
});

describe('invalidCartReasonOf', () => {
  it('C3 distinguishes an ordered cart from an unknown one', () => {
    expect(invalidCartReasonOf(answerOf(null))).toBe('CART_NOT_FOUND');
    expect(invalidCartReasonOf(answerOf(null, 'CART_NOT_FOUND'))).toBe('CART_NOT_FOUND');
    expect(invalidCartReasonOf(answerOf(null, 'CART_NOT_ACTIVE'))).toBe('CART_NOT_ACTIVE');
    expect(invalidCartReasonOf(answerOf(CART, 'NOT_SALABLE', 'CART_NOT_ACTIVE'))).toBe(
      'CART_NOT_ACTIVE',
    );
  });

  it('returns nothing for an existing cart', () => {
    expect(invalidCartReasonOf(answerOf(CART))).toBeUndefined();
    expect(invalidCartReasonOf(answerOf(CART, 'CART_CHANGED'))).toBeUndefined();
  });
});
