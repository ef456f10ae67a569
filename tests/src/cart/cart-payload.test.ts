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
  parseBillingAddress,
  parseShippingAddress,
  parseUpdate,
  readCoupon,
  readCouponRemoval,
  readGuestEmail,
  readRemoval,
} from '#src/cart/cart-payload.ts';
import type { CartItemChange, NewCartItem } from '#src/cart/cart.ts';
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

const options = (count: number) => Array.from({ length: count }, (_, index) => `o${index}`);

describe('parseAdd', () => {
  it('C2 reads back every item that formatAdd writes, in order', () => {
    fc.assert(
      fc.property(anyCartId, anyItems, (cartId, items) => {
        expect(parseAdd(formatAdd(cartId, items))).toEqual({ cartId, items });
      }),
    );
  });

  it('C2 reads an item without fields that it does not have', () => {
    const items = [{ sku: 'BED', quantity: 1 }];
    expect(parseAdd(formatAdd('c1', items))).toStrictEqual({ cartId: 'c1', items });
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

  const bed = { sku: 'BED', quantity: 1 };

  it.each<readonly [string, readonly NewCartItem[], boolean]>([
    ['no item', [], false],
    ['a hundred items', Array.from({ length: 100 }, () => bed), true],
    ['more than a hundred', Array.from({ length: 101 }, () => bed), false],
    ['no piece', [{ ...bed, quantity: 0 }], false],
    ['999 pieces', [{ ...bed, quantity: 999 }], true],
    ['half a piece', [{ ...bed, quantity: 1.5 }], false],
    ['twenty options', [{ ...bed, optionUids: options(20) }], true],
    ['more than twenty options', [{ ...bed, optionUids: options(21) }], false],
    ['an option with a space', [{ ...bed, optionUids: [' o1'] }], false],
    ['an option of 128 characters', [{ ...bed, optionUids: ['o'.repeat(128)] }], true],
    ['an option of 129 characters', [{ ...bed, optionUids: ['o'.repeat(129)] }], false],
    ['an option without characters', [{ ...bed, optionUids: [''] }], false],
  ])('B6 reads an add of %s: %s', (_, items, isRead) => {
    expect(parseAdd(formatAdd('c1', items)) !== undefined).toBe(isRead);
  });
});

describe('the id of a cart', () => {
  it.each([
    ['an add', (id: string) => parseAdd(formatAdd(id, [{ sku: 'BED', quantity: 1 }]))],
    ['an update', (id: string) => parseUpdate(formatUpdate(id, [{ uid: 'i1', quantity: 1 }]))],
    ['a removal', (id: string) => readRemoval(formatRemoval(id, 'i1'))],
    ['a coupon', (id: string) => readCoupon(formatCoupon(id, 'TEN'))],
    ['the removal of a coupon', (id: string) => readCouponRemoval(formatCouponRemoval(id))],
    ['an e-mail address', (id: string) => readGuestEmail(formatGuestEmail(id, 'a@b.nl'))],
    ['an address', (id: string) => parseShippingAddress(formatShippingAddress(id, {}))],
    ['a billing address', (id: string) => parseBillingAddress(formatBillingAddress(id, {}))],
  ])('B6 is required in its syntax for %s', (_, read) => {
    expect(read('c1')).toBeDefined();
    expect(read('')).toBeUndefined();
    expect(read('../c1')).toBeUndefined();
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

  const change = { uid: 'i1', quantity: 1 };

  it.each<readonly [string, readonly CartItemChange[], boolean]>([
    ['no change', [], false],
    ['a hundred changes', Array.from({ length: 100 }, () => change), true],
    ['more than a hundred', Array.from({ length: 101 }, () => change), false],
    ['a quantity of 0', [{ ...change, quantity: 0 }], true],
    ['a quantity below 0', [{ ...change, quantity: -1 }], false],
    ['a quantity of 1000', [{ ...change, quantity: 1000 }], false],
    ['a line without an id', [{ ...change, uid: '' }], false],
    ['a line id with a space', [{ ...change, uid: 'i1 ' }], false],
    ['a line id of 129 characters', [{ ...change, uid: 'i'.repeat(129) }], false],
  ])('B6 reads an update of %s: %s', (_, changes, isRead) => {
    expect(parseUpdate(formatUpdate('c1', changes)) !== undefined).toBe(isRead);
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

  it('C9 is read back, unless there is another number of addresses than one', () => {
    const document = formatShippingAddress('c1', TYPED);
    expect(parseShippingAddress(document)).toEqual({ cartId: 'c1', typed: TYPED });
    const [first] = document.shipping_addresses;
    for (const addresses of [[], [first, first]])
      expect(parseShippingAddress({ ...document, shipping_addresses: addresses })).toBeUndefined();
  });
});

describe('formatBillingAddress', () => {
  it('C9 sends the address as typed', () => {
    expect(formatBillingAddress('c1', TYPED)).toEqual({
      cart_id: 'c1',
      billing_address: { address: TYPED_DOCUMENT },
    });
  });

  it('C9 is read back', () => {
    const document = formatBillingAddress('c1', TYPED);
    expect(parseBillingAddress(document)).toEqual({ cartId: 'c1', typed: TYPED });
    expect(parseBillingAddress({ cart_id: 'c1' })).toBeUndefined();
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
