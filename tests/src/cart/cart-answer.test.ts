import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedCart, loadedCart, lossIn } from '#src/cart/cart-answer.ts';
import { anyCartAnswer } from '../../support/arbitraries/cart.ts';
import { aCart, answerOf } from '../../support/carts.ts';

const CART = aCart('c1');

describe('changedCart', () => {
  it('C4 is the cart that is answered, with or without a refusal', () => {
    expect(changedCart(answerOf(CART))).toBe(CART);
    expect(changedCart(answerOf(CART, 'NOT_SALABLE'))).toBe(CART);
  });

  it('C3 is none when the commerce side knows none of that id', () => {
    expect(changedCart(answerOf(null))).toBeNull();
    expect(changedCart(answerOf(CART, 'NOT_SALABLE', 'CART_NOT_FOUND'))).toBeNull();
  });
});

describe('loadedCart', () => {
  it('C3 is none when it is read with errors', () => {
    expect(loadedCart(answerOf(CART))).toBe(CART);
    expect(loadedCart(answerOf(null))).toBeNull();
    expect(loadedCart(answerOf(CART, 'UNDEFINED'))).toBeNull();
  });

  it('never finds a cart where a change would find none', () => {
    fc.assert(
      fc.property(anyCartAnswer, (answer) => {
        expect([null, changedCart(answer)]).toContain(loadedCart(answer));
      }),
    );
  });
});

describe('lossIn', () => {
  it('C3 tells a cart that was ordered from one that nobody knows', () => {
    expect(lossIn(answerOf(null))).toBe('CART_NOT_FOUND');
    expect(lossIn(answerOf(null, 'CART_NOT_FOUND'))).toBe('CART_NOT_FOUND');
    expect(lossIn(answerOf(null, 'CART_NOT_ACTIVE'))).toBe('CART_NOT_ACTIVE');
    expect(lossIn(answerOf(CART, 'NOT_SALABLE', 'CART_NOT_ACTIVE'))).toBe('CART_NOT_ACTIVE');
  });

  it('has nothing to tell of a cart that is there', () => {
    expect(lossIn(answerOf(CART))).toBeUndefined();
    expect(lossIn(answerOf(CART, 'CART_CHANGED'))).toBeUndefined();
  });
});
