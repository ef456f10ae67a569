import { afterAll, describe, expect, it } from 'vitest';
import {
  itemsOf,
  magentoShopper,
  shopperWithCart,
  uidOf,
} from '../../../support/magento-shopper.ts';
import { startMagento } from '../../../support/start-magento.ts';

const magento = await startMagento(
  {
    coupons: [
      { code: 'Ten', label: '10 % off', discount: { kind: 'percent', percent: 10 } },
      { code: 'FIVE', discount: { kind: 'amount', cents: 500 } },
      { code: 'MUCH', discount: { kind: 'amount', cents: 500 }, minimumCents: 100_000 },
      { code: 'PAIR', discount: { kind: 'amount', cents: 500 }, minimumCents: 3000 },
      { code: 'OVER', discount: { kind: 'amount', cents: 500 }, until: '2025-01-01' },
      { code: 'DEUTSCH', discount: { kind: 'amount', cents: 500 }, locales: ['de-de'] },
    ],
  },
  afterAll,
);

const item = { sku: 'X1-1', quantity: 2 };

async function shopperWithItems(store?: string) {
  const shopper = await shopperWithCart(magento, store);
  await shopper.add(item);
  return shopper;
}

describe('applyCouponToCart', () => {
  it('accepts a code in any case, and shows it as typed', async () => {
    const shopper = await shopperWithItems();
    expect((await shopper.applyCoupon('ten')).cart).toMatchObject({
      applied_coupons: [{ code: 'ten' }],
      prices: {
        grand_total: { value: 35.91, currency: 'EUR' },
        subtotal_including_tax: { value: 39.9 },
        subtotal_excluding_tax: { value: 32.98 },
        subtotal_with_discount_excluding_tax: { value: 29.68 },
        discounts: [
          {
            label: '10 % off',
            amount: { value: 3.99 },
            applied_to: 'ITEM',
            coupon: { code: 'ten' },
          },
        ],
      },
    });
  });

  it.each(['UNKNOWN', 'OVER', 'MUCH', 'DEUTSCH', ' '])(
    'gives no reason for rejecting %j, and the category of a missing cart',
    async (code) => {
      const shopper = await shopperWithItems();
      const { errors } = await shopper.applyCoupon(code);
      expect(errors).toMatchObject([
        {
          message: "The coupon code isn't valid. Verify the code and try again.",
          extensions: { category: 'graphql-no-such-entity', err_code: 'UNDEFINED' },
        },
      ]);
      const dead = await magentoShopper(magento).applyCoupon(code);
      expect(dead.errors?.[0]?.extensions?.category).toBe('graphql-no-such-entity');
    },
  );

  it('returns the same error extensions for an unknown coupon and a missing cart before 2.4.8', async () => {
    const older = await startMagento({ faults: { release: '2.4.7' } });
    const shopper = await shopperWithCart(older);
    await shopper.add(item);
    const unknown = await shopper.applyCoupon('UNKNOWN');
    const dead = await magentoShopper(older).applyCoupon('UNKNOWN');
    expect(unknown.errors?.[0]?.extensions).toEqual(dead.errors?.[0]?.extensions);
  });

  it('returns errors in the language of the store view, with language packs', async () => {
    const translated = await startMagento({ faults: { hasLanguagePacks: true } });
    const shopper = await shopperWithCart(translated, 'nl_nl');
    await shopper.add(item);
    expect((await shopper.applyCoupon('UNKNOWN')).errors?.[0]?.message).toBe(
      'De kortingscode is niet geldig. Controleer de code en probeer het opnieuw.',
    );
  });

  it('rejects applying and removing a coupon on an empty cart', async () => {
    const shopper = await shopperWithCart(magento);
    const empty = { extensions: { category: 'graphql-no-such-entity' } };
    expect((await shopper.applyCoupon('TEN')).errors).toMatchObject([empty]);
    expect((await shopper.removeCoupon()).errors).toMatchObject([empty]);
  });

  it.each(['FIVE', 'TEN', 'UNKNOWN'])(
    'does not replace an applied coupon with %s',
    async (code) => {
      const shopper = await shopperWithItems();
      await shopper.applyCoupon('TEN');
      expect((await shopper.applyCoupon(code)).errors).toMatchObject([
        {
          message: 'A coupon is already applied to the cart. Please remove it to apply another',
          extensions: { category: 'graphql-input' },
        },
      ]);
      expect((await shopper.read()).cart?.applied_coupons).toEqual([{ code: 'TEN' }]);
    },
  );

  it('requires a code', async () => {
    const shopper = await shopperWithItems();
    expect((await shopper.applyCoupon('')).errors?.[0]?.extensions?.category).toBe('graphql-input');
  });
});

describe('removeCouponFromCart', () => {
  it('allows another coupon afterwards, and succeeds without a coupon', async () => {
    const shopper = await shopperWithItems();
    await shopper.applyCoupon('TEN');
    expect((await shopper.removeCoupon()).cart?.applied_coupons).toBeNull();
    expect((await shopper.removeCoupon()).errors).toBeUndefined();
    const five = await shopper.applyCoupon('FIVE');
    expect(five.cart?.applied_coupons).toEqual([{ code: 'FIVE' }]);
  });
});

describe('a coupon whose conditions no longer hold', () => {
  it('is removed without an error, and does not come back', async () => {
    const shopper = await shopperWithItems();
    const applied = await shopper.applyCoupon('PAIR');
    const uid = uidOf(applied);
    const fewer = await shopper.update({ cart_item_uid: uid, quantity: 1 });
    expect(fewer.errors).toBeUndefined();
    expect(fewer.cart?.applied_coupons).toBeNull();
    const more = await shopper.update({ cart_item_uid: uid, quantity: 2 });
    expect([itemsOf(more), more.cart?.applied_coupons]).toEqual([[['X1-1', 2]], null]);
  });

  it('is removed when the cart is read in a store view where it is not valid', async () => {
    const shopper = await shopperWithItems('de_de');
    await shopper.applyCoupon('DEUTSCH');
    expect((await shopper.in('nl_nl').read()).cart?.applied_coupons).toBeNull();
    expect((await shopper.in('de_de').read()).cart?.applied_coupons).toBeNull();
  });
});
