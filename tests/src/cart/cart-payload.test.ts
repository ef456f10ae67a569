import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatAdd,
  formatBillingAddress,
  formatCoupon,
  formatCouponRemoval,
  formatGuestEmail,
  formatRemoval,
  formatShippingAddress,
  formatUpdate,
  parseAdd,
  parseUpdate,
} from '#src/cart/cart-payload.ts';
import { MAX_LINE_QUANTITY } from '#src/cart/quantity.ts';
import { validate } from '#src/shared/json-reader.ts';

const anyCartId = fc.stringMatching(/^[\w-]{1,64}$/);

const anyChanges = fc.array(
  fc.record({
    uid: fc.stringMatching(/^[\w=+/-]{1,128}$/),
    quantity: fc.nat({ max: MAX_LINE_QUANTITY }),
  }),
  { minLength: 1 },
);

describe('formatUpdate', () => {
  it('C2 names the cart and its lines as the backend does', () => {
    expect(formatUpdate('c1', [{ uid: 'i1', quantity: 0 }])).toEqual({
      cart_id: 'c1',
      cart_items: [{ cart_item_uid: 'i1', quantity: 0 }],
    });
  });
});

const anyItems = fc.array(
  fc.record(
    {
      sku: fc.stringMatching(/^[\w.-]{1,64}$/),
      quantity: fc.integer({ min: 1, max: MAX_LINE_QUANTITY }),
      optionUids: fc.array(fc.stringMatching(/^[\w.:=+/-]{1,128}$/), { maxLength: 20 }),
      productSku: fc.stringMatching(/^[\w.-]{1,64}$/),
    },
    { requiredKeys: ['sku', 'quantity'] },
  ),
  { minLength: 1 },
);

describe('formatAdd', () => {
  it('C2 names the cart, its products and their options as the backend does', () => {
    const items = [
      { sku: 'BED-160', quantity: 1, optionUids: ['o1'], productSku: 'BED' },
      { sku: 'LAMP', quantity: 2 },
    ];
    expect(formatAdd('c1', items)).toStrictEqual({
      cartId: 'c1',
      cartItems: [
        { sku: 'BED-160', quantity: 1, selected_options: ['o1'], parent_sku: 'BED' },
        { sku: 'LAMP', quantity: 2 },
      ],
    });
  });
});

describe('parseAdd', () => {
  it('C2 reads back every item that formatAdd writes, in order', () => {
    fc.assert(
      fc.property(anyCartId, anyItems, (cartId, items) => {
        expect(parseAdd(formatAdd(cartId, items))).toEqual({ cartId, items });
      }),
    );
  });

  it('B6 names the field of the line that is wrong', () => {
    const document = formatAdd('c1', [
      { sku: 'BED', quantity: 1 },
      { sku: 'LAMP', quantity: 1000, optionUids: ['?'] },
    ]);
    expect(validate(parseAdd, document)).toEqual({
      ok: false,
      error: [
        { path: ['cartItems', 1, 'quantity'], message: 'must be a whole number from 1 to 999' },
        { path: ['cartItems', 1, 'selected_options', 0], message: 'must be an option uid' },
      ],
    });
  });
});

describe('parseUpdate', () => {
  it('C2 reads back every change that formatUpdate writes, in order', () => {
    fc.assert(
      fc.property(anyCartId, anyChanges, (cartId, changes) => {
        expect(parseUpdate(formatUpdate(cartId, changes))).toEqual({ cartId, changes });
      }),
    );
  });
});

describe('formatRemoval', () => {
  it('C2 names the one line to remove', () => {
    expect(formatRemoval('c1', 'i1')).toEqual({ cart_id: 'c1', cart_item_uid: 'i1' });
  });
});

describe('formatCoupon', () => {
  it('C2 sends the code as typed', () => {
    expect(formatCoupon('c1', ' slaap10')).toEqual({ cart_id: 'c1', coupon_code: ' slaap10' });
  });
});

describe('formatCouponRemoval', () => {
  it('C2 names the cart only, as it has at most one coupon', () => {
    expect(formatCouponRemoval('c1')).toEqual({ cart_id: 'c1' });
  });
});

/** Includes validation errors, as the backend validates addresses. */
const TYPED = { lastName: 'de Vries', street: 'Wetstraat', postalCode: '10000' };
const TYPED_DOCUMENT = { lastname: 'de Vries', street: ['Wetstraat'], postcode: '10000' };

describe('formatShippingAddress', () => {
  it('C9 sends one address, in a list, as typed', () => {
    expect(formatShippingAddress('c1', TYPED)).toEqual({
      cart_id: 'c1',
      shipping_addresses: [{ address: TYPED_DOCUMENT }],
    });
  });
});

describe('formatBillingAddress', () => {
  it('C9 sends the address as typed', () => {
    expect(formatBillingAddress('c1', TYPED)).toEqual({
      cart_id: 'c1',
      billing_address: { address: TYPED_DOCUMENT },
    });
  });
});

describe('formatGuestEmail', () => {
  it('C9 sends the e-mail address for the order confirmation', () => {
    expect(formatGuestEmail('c1', 'anna@example.nl')).toEqual({
      cart_id: 'c1',
      email: 'anna@example.nl',
    });
  });
});
