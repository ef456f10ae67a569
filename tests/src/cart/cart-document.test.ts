import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_CART, type Cart } from '#src/cart/cart.ts';
import {
  formatCart,
  formatCartAnswer,
  parseCart,
  parseCartAnswer,
} from '#src/cart/cart-document.ts';
import { euroCents } from '#src/pricing/money.ts';
import { HOME } from '../../support/addresses.ts';
import { anyCart, anyCartAnswer } from '../../support/arbitraries/cart.ts';

/** {@link HOME} as a document. */
const HOME_DOCUMENT = {
  firstname: 'Anna',
  lastname: 'de Vries',
  company: null,
  street: ['Lange Nieuwstraat'],
  house_number: '12',
  addition: null,
  postcode: '3512 PH',
  city: 'Utrecht',
  country_code: 'NL',
  telephone: '+31612345678',
  email: 'anna@example.nl',
};

const CART: Cart = {
  id: 'c1',
  items: [
    {
      uid: 'i1',
      quantity: 2,
      product: {
        sku: 'AURORA-160x200',
        name: 'Aurora',
        url: '/aurora?maat=160x200',
        image: { path: 'products/aurora.jpg', width: 1600, height: 1200, alt: 'Matras Aurora' },
      },
      options: [{ label: 'Maat', value: '160 × 200 cm' }],
      price: euroCents(64_950),
      regularPrice: euroCents(79_900),
      rowTotal: euroCents(129_900),
    },
  ],
  totalQuantity: 2,
  prices: {
    grandTotal: euroCents(124_900),
    subtotal: euroCents(129_900),
    discount: euroCents(5_000),
    saved: euroCents(29_900),
    taxes: [{ percent: 21, amount: euroCents(21_677) }],
  },
  appliedCoupons: ['SLAAP10'],
  email: null,
  isVirtual: false,
  shippingAddresses: [{ ...HOME, addition: 'bis' }],
  billingAddress: { ...HOME, company: 'De Vries BV' },
  errors: [{ code: 'INSUFFICIENT_STOCK', message: 'Nog 1 op voorraad' }],
};

describe('formatCart', () => {
  it('C1 writes every field of the cart, amounts in euro', () => {
    expect(formatCart(CART)).toStrictEqual({
      id: 'c1',
      items: [
        {
          uid: 'i1',
          quantity: 2,
          product: {
            sku: 'AURORA-160x200',
            name: 'Aurora',
            url: '/aurora?maat=160x200',
            image: { path: 'products/aurora.jpg', width: 1600, height: 1200, alt: 'Matras Aurora' },
          },
          options: [{ label: 'Maat', value: '160 × 200 cm' }],
          prices: {
            price: { value: 649.5, currency: 'EUR' },
            regular_price: { value: 799, currency: 'EUR' },
            row_total: { value: 1299, currency: 'EUR' },
          },
        },
      ],
      total_quantity: 2,
      prices: {
        grand_total: { value: 1249, currency: 'EUR' },
        subtotal_including_tax: { value: 1299, currency: 'EUR' },
        discount: { value: 50, currency: 'EUR' },
        saved: { value: 299, currency: 'EUR' },
        applied_taxes: [{ percent: 21, amount: { value: 216.77, currency: 'EUR' } }],
      },
      shipping_addresses: [{ ...HOME_DOCUMENT, addition: 'bis' }],
      billing_address: { ...HOME_DOCUMENT, company: 'De Vries BV' },
      applied_coupons: [{ code: 'SLAAP10' }],
      email: null,
      is_virtual: false,
      errors: [{ code: 'INSUFFICIENT_STOCK', message: 'Nog 1 op voorraad' }],
    });
  });

  it('C1 writes amounts with at most two decimals', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const { value } = formatCart(cart).prices.grand_total;
        expect(String(value)).toMatch(/^-?\d+(\.\d{1,2})?$/);
      }),
    );
  });
});

describe('parseCart', () => {
  it('C1 reads back every cart that formatCart writes, through JSON', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(parseCart(JSON.parse(JSON.stringify(formatCart(cart))))).toEqual(cart);
      }),
    );
  });

  it('C1 reads a line without a field that it does not have', () => {
    expect(parseCart(formatCart(CART))).toStrictEqual(CART);
  });

  it('C1 reads the empty cart', () => {
    expect(parseCart(formatCart(EMPTY_CART))).toEqual(EMPTY_CART);
  });

  it.each([undefined, null])('C1 reads a cart that was stored without addresses (%s)', (absent) => {
    const document = {
      ...formatCart(CART),
      prices: { ...formatCart(CART).prices, discount: absent, applied_taxes: absent },
      shipping_addresses: absent,
      billing_address: absent,
      errors: absent,
    };
    expect(parseCart(document)).toEqual({
      ...CART,
      prices: { ...CART.prices, discount: euroCents(0), taxes: [] },
      shippingAddresses: [],
      billingAddress: null,
      errors: [],
    });
  });

  it.each(['shipping_addresses', 'billing_address', 'errors'])(
    'C1 rejects the whole cart for unreadable %s',
    (name) => {
      expect(parseCart({ ...formatCart(CART), [name]: [1] })).toBeUndefined();
    },
  );

  it('EC10 writes only the delivery cost that the backend has included', () => {
    const prices = { ...CART.prices, delivery: euroCents(495) };
    expect(formatCart({ ...CART, prices }).prices.delivery).toEqual({
      value: 4.95,
      currency: 'EUR',
    });
    expect(formatCart(CART).prices).not.toHaveProperty('delivery');
    const document = formatCart({ ...CART, prices });
    expect(
      parseCart({ ...document, prices: { ...document.prices, delivery: 'much' } }),
    ).toBeUndefined();
  });

  it('C1 rejects a discount that is no amount', () => {
    const document = formatCart(CART);
    const prices = { ...document.prices, discount: { value: '5', currency: 'EUR' } };
    expect(parseCart({ ...document, prices })).toBeUndefined();
  });

  it('C1 rejects the whole cart for one unreadable line', () => {
    const document = formatCart(CART);
    const broken = document.items.map((item) => ({ ...item, quantity: '2' }));
    expect(parseCart({ ...document, items: [...document.items, ...broken] })).toBeUndefined();
  });

  it.each(['id', 'items', 'total_quantity', 'prices', 'applied_coupons', 'email', 'is_virtual'])(
    'C1 rejects a cart without %s',
    (name) => {
      expect(parseCart({ ...formatCart(CART), [name]: undefined })).toBeUndefined();
    },
  );

  it.each([
    ['another currency', { value: 1, currency: 'USD' }],
    ['a text as its value', { value: '1', currency: 'EUR' }],
    ['an inexact value', { value: 1e308, currency: 'EUR' }],
  ])('C1 rejects an amount with %s', (_what, money) => {
    const document = formatCart(CART);
    const prices = { ...document.prices, grand_total: money };
    expect(parseCart({ ...document, prices })).toBeUndefined();
  });

  it('C1 returns a cart or nothing for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parseCart(value)).toBeUndefined();
      }),
    );
  });

  it('reads no inherited fields and drops unknown ones', () => {
    const hostile = JSON.stringify(formatCart(CART)).replace(
      '{',
      '{"__proto__":{"polluted":true},"constructor":1,"more":2,',
    );
    expect(parseCart(JSON.parse(hostile))).toEqual(CART);
    expect(parseCart(Object.create(formatCart(CART)))).toBeUndefined();
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

describe('parseCartAnswer', () => {
  it('C2 reads back every answer that formatCartAnswer writes, through JSON', () => {
    fc.assert(
      fc.property(anyCartAnswer, (answer) => {
        expect(parseCartAnswer(JSON.parse(JSON.stringify(formatCartAnswer(answer))))).toEqual(
          answer,
        );
      }),
    );
  });

  it('C2 keeps the message of a code that the shop does not know', () => {
    expect(
      parseCartAnswer({ cart: null, user_errors: [{ code: 'NEW_CODE', message: 'Nee' }] }),
    ).toEqual({ cart: null, userErrors: [{ code: 'UNDEFINED', message: 'Nee' }] });
  });

  it.each([[null], [{}], [{ cart: {}, user_errors: [] }], [{ cart: null, user_errors: [1] }]])(
    'C2 refuses %j',
    (value) => {
      expect(parseCartAnswer(value)).toBeUndefined();
    },
  );
});
