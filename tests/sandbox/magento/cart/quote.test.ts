import { afterAll, describe, expect, it } from 'vitest';
import {
  itemsOf,
  magentoShopper,
  shopperWithCart,
  uidOf,
} from '../../../support/magento-shopper.ts';
import { startMagento } from '../../../support/start-magento.ts';

const magento = await startMagento({}, afterAll);
const NOBODYS = '0'.repeat(32);

const missing = (code: string, message: string) => [
  expect.objectContaining({
    message,
    extensions: { category: 'graphql-no-such-entity', err_code: code },
  }),
];

describe('a missing cart', () => {
  it('returns the same error for every query and mutation', async () => {
    const shopper = magentoShopper(magento, 'en_us', NOBODYS);
    const errors = missing('CART_NOT_FOUND', `Could not find a cart with ID "${NOBODYS}"`);
    const answers = [
      await shopper.read(),
      await shopper.add({ sku: 'X1-1', quantity: 1 }),
      await shopper.update({ cart_item_uid: 'MQ==', quantity: 1 }),
      await shopper.remove({ cart_item_uid: 'MQ==' }),
      await shopper.applyCoupon('TEN'),
      await shopper.removeCoupon(),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, data: null, errors });
  });

  it('returns its error in the language of the store view, with language packs', async () => {
    const translated = await startMagento({ faults: { hasLanguagePacks: true } });
    const { errors } = await magentoShopper(translated, 'nl_be', NOBODYS).read();
    expect(errors).toEqual(
      missing('CART_NOT_FOUND', `Kan geen winkelwagen vinden met ID "${NOBODYS}"`),
    );
  });

  it('has no error code before 2.4.8', async () => {
    const older = await startMagento({ faults: { release: '2.4.7' } });
    const { errors } = await magentoShopper(older, 'en_us', NOBODYS).read();
    expect(errors?.[0]?.extensions).toEqual({ category: 'graphql-no-such-entity' });
  });
});

describe('an ordered cart', () => {
  it('is not active', async () => {
    const shopper = await shopperWithCart(magento);
    magento.carts.deactivate(shopper.cartId);
    const errors = missing('CART_NOT_ACTIVE', "The cart isn't active.");
    expect((await shopper.read()).errors).toEqual(errors);
    expect((await shopper.applyCoupon('TEN')).errors).toEqual(errors);
  });

  it('keeps its ID in use', async () => {
    const shopper = await shopperWithCart(magento);
    magento.carts.deactivate(shopper.cartId);
    expect((await shopper.create()).errors?.[0]?.extensions?.category).toBe(
      'graphql-already-exists',
    );
  });
});

describe('a customer cart', () => {
  it('answers 403 to a guest, in every store view', async () => {
    const shopper = await shopperWithCart(magento);
    magento.carts.assignToCustomer(shopper.cartId);
    for (const store of ['en_us', 'nl_nl']) {
      expect(await shopper.in(store).read()).toMatchObject({
        status: 403,
        data: null,
        errors: [{ extensions: { category: 'graphql-authorization' } }],
      });
    }
  });
});

describe('a cart requested from another store view', () => {
  it('moves to that store view, even on a query, and gets new line uids', async () => {
    const shopper = await shopperWithCart(magento, 'nl_nl');
    const filled = await shopper.add({ sku: 'X1-1', quantity: 2 });
    const moved = await shopper.in('de_de').read();
    expect(itemsOf(moved)).toEqual([['X1-1', 2]]);
    expect(uidOf(moved)).not.toBe(uidOf(filled));
    expect(uidOf(await shopper.in('de_de').read())).toBe(uidOf(moved));
    const stale = await shopper.in('de_de').remove({ cart_item_uid: uidOf(filled) });
    expect(stale.errors?.[0]?.extensions?.category).toBe('graphql-no-such-entity');
  });

  it('keeps its line uids in 2.4.7', async () => {
    const older = await startMagento({ faults: { release: '2.4.7' } });
    const shopper = await shopperWithCart(older, 'nl_nl');
    const filled = await shopper.add({ sku: 'X1-1', quantity: 2 });
    expect(uidOf(await shopper.in('de_de').read())).toBe(uidOf(filled));
  });

  it('keeps its line uids within its own store view', async () => {
    const shopper = await shopperWithCart(magento);
    const filled = await shopper.add({ sku: 'X1-1', quantity: 2 });
    expect(uidOf(await shopper.read())).toBe(uidOf(filled));
  });

  it('is rejected in a store view of another website, and does not move', async () => {
    const apart = await startMagento({ faults: { websites: { 'de-de': 'germany' } } });
    const shopper = await shopperWithCart(apart, 'nl_nl');
    const filled = await shopper.add({ sku: 'X1-1', quantity: 1 });
    expect(await shopper.in('de_de').read()).toMatchObject({
      status: 200,
      data: null,
      errors: [
        {
          message: "Can't assign cart to store in different website.",
          extensions: { category: 'graphql-input' },
        },
      ],
    });
    expect(uidOf(await shopper.read())).toBe(uidOf(filled));
    expect(itemsOf(await shopper.in('de_at').read())).toEqual([['X1-1', 1]]);
  });
});
