import { afterAll, describe, expect, it } from 'vitest';
import { formatUid } from '#sandbox/magento/uids.ts';
import { itemsOf, shopperWithCart, uidOf, type Answer } from '../../../support/magento-shopper.ts';
import { startMagento, type RunningMagento } from '../../../support/start-magento.ts';

const newest = await startMagento(
  { coupons: [{ code: 'FIVE', discount: { kind: 'amount', cents: 500 } }] },
  afterAll,
);
const older = await startMagento({ faults: { release: '2.4.7' } }, afterAll);

/** A shopper with two protectors and a lamp in the cart; the stock of protectors is three. */
async function shopperWithItems(magento: RunningMagento, store?: string) {
  const shopper = await shopperWithCart(magento, store);
  const filled = await shopper.add({ sku: 'X1-1', quantity: 2 }, { sku: 'L1-1', quantity: 1 });
  return { ...shopper, protector: uidOf(filled, 0), lamp: uidOf(filled, 1) };
}

const errorsIn = ({ data }: Answer): unknown =>
  typeof data === 'object' ? data?.['errors'] : undefined;

describe('updateCartItems', () => {
  it('sets quantities idempotently, and removes a line at quantity 0', async () => {
    const shopper = await shopperWithItems(newest);
    const changes = [
      { cart_item_uid: shopper.protector, quantity: 5 },
      { cart_item_uid: shopper.lamp, quantity: 0 },
    ] as const;
    expect(itemsOf(await shopper.update(...changes))).toEqual([['X1-1', 5]]);
    const again = await shopper.update(changes[0]);
    expect(itemsOf(again)).toEqual([['X1-1', 5]]);
    expect(errorsIn(again)).toEqual([]);
  });

  it('accepts the numeric line ID, which the uid encodes in base64', async () => {
    const shopper = await shopperWithItems(newest);
    const number = Number(atob(shopper.protector));
    expect(formatUid(String(number))).toBe(shopper.protector);
    const answer = await shopper.update({ cart_item_id: number, quantity: 3 });
    expect(itemsOf(answer)[0]).toEqual(['X1-1', 3]);
  });

  it('returns errors beside the cart since 2.4.8, and applies the valid changes', async () => {
    const shopper = await shopperWithItems(newest);
    const answer = await shopper.update(
      { cart_item_uid: formatUid('999999'), quantity: 1 },
      { cart_item_uid: 'no uid', quantity: 1 },
      { cart_item_uid: shopper.lamp, quantity: 4 },
      { cart_item_uid: shopper.protector, quantity: 3 },
    );
    expect(answer.errors).toBeUndefined();
    expect(errorsIn(answer)).toEqual([
      {
        code: 'COULD_NOT_FIND_CART_ITEM',
        message: 'Could not find cart item with id: 999999.',
      },
      { code: 'COULD_NOT_FIND_CART_ITEM', message: 'Could not find cart item with id: 0.' },
      {
        code: 'INSUFFICIENT_STOCK',
        message: 'Could not update the product with SKU L1-1: The requested qty is not available',
      },
    ]);
    expect(itemsOf(answer)).toEqual([
      ['X1-1', 3],
      ['L1-1', 1],
    ]);
  });

  it('returns UNDEFINED as the code of a translated error', async () => {
    const translated = await startMagento({ faults: { hasLanguagePacks: true } });
    const shopper = await shopperWithItems(translated, 'nl_nl');
    const answer = await shopper.update({ cart_item_uid: shopper.lamp, quantity: 4 });
    expect(errorsIn(answer)).toEqual([
      {
        code: 'UNDEFINED',
        message:
          'Kan het product met SKU L1-1 niet bijwerken: De gevraagde hoeveelheid is niet beschikbaar',
      },
    ]);
  });

  it.each([
    ['lamp', 4, 'graphql-input'],
    ['nothing', 1, 'graphql-no-such-entity'],
  ] as const)(
    'fails the whole request before 2.4.8: %s, quantity %i',
    async (name, quantity, category) => {
      const shopper = await shopperWithItems(older);
      const uid = name === 'lamp' ? shopper.lamp : formatUid('999999');
      const answer = await shopper.update(
        { cart_item_uid: shopper.protector, quantity: 3 },
        { cart_item_uid: uid, quantity },
      );
      expect(answer).toMatchObject({
        status: 200,
        data: null,
        errors: [{ extensions: { category } }],
      });
      expect(itemsOf(await shopper.read())).toEqual([
        ['X1-1', 2],
        ['L1-1', 1],
      ]);
    },
  );

  it.each([
    ['cart_item_id', { quantity: 1 }],
    ['quantity', { cart_item_uid: 'MQ==' }],
  ])('requires %s', async (parameter, update) => {
    const shopper = await shopperWithItems(newest);
    expect((await shopper.update(update)).errors).toMatchObject([
      {
        message: `Required parameter "${parameter}" for "cart_items" is missing.`,
        extensions: { category: 'graphql-input' },
      },
    ]);
  });

  it('does not touch the lines of other carts', async () => {
    const [mine, other] = [await shopperWithItems(newest), await shopperWithItems(newest)];
    const answer = await mine.update({ cart_item_uid: other.lamp, quantity: 0 });
    expect(errorsIn(answer)).toMatchObject([{ code: 'COULD_NOT_FIND_CART_ITEM' }]);
    expect(itemsOf(await other.read())).toHaveLength(2);
  });
});

describe('removeItemFromCart', () => {
  it('removes a line once, and fails for a line already removed', async () => {
    const shopper = await shopperWithItems(newest);
    const removed = await shopper.remove({ cart_item_uid: shopper.lamp });
    expect(itemsOf(removed)).toEqual([['X1-1', 2]]);
    expect((await shopper.remove({ cart_item_uid: shopper.lamp })).errors).toMatchObject([
      {
        message: "The cart doesn't contain the item",
        extensions: { category: 'graphql-no-such-entity', err_code: 'UNDEFINED' },
      },
    ]);
  });

  it('requires a line ID', async () => {
    const shopper = await shopperWithItems(newest);
    expect((await shopper.remove({})).errors?.[0]?.extensions).toEqual({
      category: 'graphql-input',
    });
  });
});
