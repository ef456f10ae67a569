import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CART_COOKIE,
  CART_COOKIE_LIFETIME,
  cartLevelErrors,
  EMPTY_CART,
  findLineError,
  isCartId,
  sizeOfOptionValue,
  sizeOptionValue,
} from '#src/cart/cart.ts';
import { euroCents } from '#src/pricing/money.ts';

describe('EMPTY_CART', () => {
  it('C1 has no id, no items, a quantity of 0, and is not virtual', () => {
    const none = euroCents(0);
    expect(EMPTY_CART).toEqual({
      id: '',
      items: [],
      totalQuantity: 0,
      prices: { grandTotal: none, subtotal: none, discount: none, saved: none, taxes: [] },
      shippingAddresses: [],
      billingAddress: null,
      appliedCoupons: [],
      email: null,
      isVirtual: false,
      errors: [],
    });
  });
});

describe('the cookie of a cart', () => {
  it('keeps the same name in every release of the shop, for thirty days', () => {
    const seconds = (Date.UTC(2027, 0, 31) - Date.UTC(2027, 0, 1)) / 1000;
    expect(CART_COOKIE).toBe('cart_id');
    expect(CART_COOKIE_LIFETIME).toBe(seconds);
  });
});

describe('isCartId', () => {
  it.each(['c', 'c1', '3f8b5a1e-9f62-4a0e-9d8a-2f1f6a5d2c11', 'a'.repeat(64)])(
    'accepts %j as the id of a cart',
    (text) => {
      expect(isCartId(text)).toBe(true);
    },
  );

  it.each(['', 'a'.repeat(65), 'a b', 'a;b', '../etc', 'é', 'abc\n'])(
    'rejects %j as the id of a cart',
    (text) => {
      expect(isCartId(text)).toBe(false);
    },
  );

  it('accepts nothing that a cookie or a path would have to escape', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isCartId(text) && encodeURIComponent(text) !== text).toBe(false);
      }),
    );
  });
});

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

describe('sizeOfOptionValue', () => {
  it.each([
    ['160 × 200 cm', '160x200'],
    ['160x200', '160x200'],
    ['160 × 200 cm extra', '160 × 200 cm extra'],
    ['160 cm × 200', '160 cm × 200'],
    ['Medium', 'Medium'],
  ])('CI2 reads %j as %s', (value, size) => {
    expect(sizeOfOptionValue(value)).toBe(size);
  });

  it('CI2 reads back the size that an option shows', () => {
    expect(sizeOptionValue('160x200')).toBe('160 × 200 cm');
    expect(sizeOfOptionValue(sizeOptionValue('90x210'))).toBe('90x210');
  });
});
