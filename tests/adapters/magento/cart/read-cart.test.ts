import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCartPages } from '#adapters/magento/cart/cart-pages.ts';
import { readCart } from '#adapters/magento/cart/read-cart.ts';
import type { MagentoClient } from '#adapters/magento/magento-client.ts';
import { euroCents } from '#src/pricing/money.ts';
import { createDroppedItemRecorder } from '../../../support/magento-carts.ts';

const money = (value: number) => ({ value, currency: 'EUR' });

const PRODUCT = {
  sku: 'L1-1',
  name: 'Leeslampje Maan',
  url_key: 'leeslampje-maan',
  stock_status: 'IN_STOCK',
  only_x_left_in_stock: 3,
  price_range: { minimum_price: { regular_price: money(59.95), final_price: money(49.95) } },
  media_gallery: [{ url: 'https://m.example/media/catalog/product/demo/L1.webp', label: 'Foto' }],
  custom_attributesV2: {
    items: [
      { code: 'picture_sizes', value: '800x600' },
      { code: 'prior_price', value: '59.95' },
      null,
    ],
  },
};

const LINE = {
  uid: 'MQ==',
  quantity: 2.0,
  is_available: true,
  errors: null,
  prices: { price_including_tax: money(49.95), row_total_including_tax: money(99.9) },
  product: PRODUCT,
};

const CART = {
  id: 'c'.repeat(32),
  email: null,
  is_virtual: false,
  applied_coupons: null,
  prices: {
    grand_total: money(99.9),
    subtotal_including_tax: money(99.9),
    discounts: null,
    applied_taxes: [{ amount: money(17.34) }],
  },
  shipping_addresses: [null],
  billing_address: null,
};

const chosen = (price: unknown) => ({ selected_shipping_method: { price_incl_tax: price } });

const read = (cart: unknown, lines: readonly unknown[]) => {
  const drift = createDroppedItemRecorder();
  return {
    cart: readCart(cart, lines, { locale: 'nl-nl', drift, bundles: new Map() }),
    heard: drift.heard,
  };
};

const regularOf = (...items: readonly unknown[]) => {
  const product = { ...PRODUCT, custom_attributesV2: { items } };
  return read(CART, [{ ...LINE, product }]).cart?.items[0]?.regularPrice;
};

describe('readCart', () => {
  it('C1 returns the regular price, at most the prior price that an attribute states', () => {
    expect(regularOf()).toEqual(euroCents(5995));
    expect(regularOf({ code: 'prior_price', value: '54.95' })).toEqual(euroCents(5495));
    expect(regularOf({ code: 'prior_price', value: '69.95' })).toEqual(euroCents(5995));
  });

  it('C1 reads a line with its prior price, savings and VAT', () => {
    const { cart } = read(CART, [LINE]);
    expect(cart).toMatchObject({
      items: [
        {
          quantity: 2,
          product: {
            sku: 'L1-1',
            url: '/leeslampje-maan',
            image: { path: 'demo/L1.webp', width: 800, height: 600, alt: 'Foto' },
          },
          price: euroCents(4995),
          regularPrice: euroCents(5995),
          rowTotal: euroCents(9990),
        },
      ],
      totalQuantity: 2,
      prices: { saved: euroCents(2000), taxes: [{ percent: 21, amount: euroCents(1734) }] },
      errors: [],
    });
  });

  it('C4 judges a configurable line by the stock of its variant, whatever is_available says', () => {
    const line = { ...LINE, is_available: false, configured_variant: PRODUCT };
    expect(read(CART, [line]).cart?.errors).toEqual([]);
    expect(read(CART, [{ ...line, quantity: 4 }]).cart?.errors).toMatchObject([
      { code: 'INSUFFICIENT_STOCK' },
    ]);
    expect(read(CART, [{ ...line, errors: [{ code: 'ITEM_QTY' }] }]).cart?.errors).toHaveLength(1);
    expect(read(CART, [{ ...LINE, is_available: false }]).cart?.errors).toHaveLength(1);
  });

  it('EC10 reads the delivery cost of the selected shipping method', () => {
    const prices = { ...CART.prices, grand_total: money(106.85) };
    const pricesWith = (discounts: unknown, ...addresses: readonly unknown[]) =>
      read({ ...CART, prices: { ...prices, discounts }, shipping_addresses: addresses }, [LINE])
        .cart?.prices;
    expect(pricesWith(null, chosen(money(6.95)))).toMatchObject({
      grandTotal: euroCents(10_685),
      discount: euroCents(0),
      delivery: euroCents(695),
    });
    const off = [{ applied_to: 'SHIPPING', amount: money(2) }];
    expect(pricesWith(off, chosen(money(8.95)))).toMatchObject({
      discount: euroCents(0),
      delivery: euroCents(695),
    });
    for (const none of [[], [null], [{ selected_shipping_method: null }], [chosen('much')]]) {
      expect(pricesWith(null, ...none)).not.toHaveProperty('delivery');
    }
  });

  it('EC10 adds the delivery cost to the lines if Magento returns no grand total', () => {
    const prices = { ...CART.prices, grand_total: null };
    const shipping_addresses = [chosen(money(6.95))];
    expect(read({ ...CART, prices, shipping_addresses }, [LINE]).cart?.prices).toMatchObject({
      grandTotal: euroCents(10_685),
      delivery: euroCents(695),
    });
  });

  it.each([
    ['no price', { ...LINE, prices: null }],
    [
      'a price that is not a number',
      { ...LINE, prices: { ...LINE.prices, price_including_tax: money(NaN) } },
    ],
    ['a fractional quantity', { ...LINE, quantity: 1.5 }],
    ['no product', { ...LINE, product: null }],
    ['an unreadable variant', { ...LINE, configured_variant: { sku: 1 } }],
  ])('drops and reports a line with %s, and keeps the others', (_, line) => {
    const { cart, heard } = read(CART, [line, LINE, null]);
    expect(cart?.items).toHaveLength(1);
    expect(cart?.totalQuantity).toBe(2);
    const path = 'cart.itemsV2.items[]';
    expect(heard.filter((item) => item.place === path)).toEqual([
      { upstream: 'magento', place: path, item: 'MQ==' },
      { upstream: 'magento', place: path },
    ]);
  });

  it('C4 EC5 returns an own message for a line with insufficient stock', () => {
    const line = { ...LINE, quantity: 4, errors: [{ code: 'ITEM_QTY', message: 'Zu wenig' }] };
    expect(read(CART, [line]).cart?.errors).toEqual([
      {
        code: 'INSUFFICIENT_STOCK',
        message: 'Van Leeslampje Maan zijn er in deze uitvoering nog 3 op voorraad.',
        quantity: 3,
        lineUids: ['MQ=='],
      },
    ]);
  });

  it('never throws, nor returns an invalid amount, for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(fc.jsonValue()), (cart, lines) => {
        expect(() => read(cart, lines)).not.toThrow();
        const partly = read({ ...CART, prices: cart, applied_coupons: cart }, [...lines, LINE]);
        expect(JSON.stringify(partly.cart ?? '')).not.toMatch(/NaN|undefined|null,"currency/u);
      }),
    );
  });
});

/** A cart that claims to have one line, with a page of this many. */
function pageOf(count: number) {
  const items = Array.from({ length: count }, () => LINE);
  const first = { ...CART, itemsV2: { items, total_count: 1 } };
  return createCartPages({} as MagentoClient, createDroppedItemRecorder()).whole(
    'nl-nl',
    CART.id,
    first,
  );
}

describe('createCartPages', () => {
  it('refuses a page with more lines than were asked for', async () => {
    expect(await pageOf(100)).toMatchObject({ ok: true, value: { id: CART.id } });
    const refused = { ok: false, error: { kind: 'bad-answer' } };
    expect(await pageOf(101)).toEqual(refused);
    expect(await pageOf(20_000)).toEqual(refused);
  });
});
