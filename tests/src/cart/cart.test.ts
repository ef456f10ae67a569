import { describe, expect, it } from 'vitest';
import { EMPTY_CART } from '#src/cart/cart.ts';
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
