import { describe, expect, it } from 'vitest';
import { IDEMPOTENCY_KEY_REUSED, type CartGateway } from '#ports/cart-gateway.ts';
import { err } from '#src/shared/result.ts';
import { TYPED_HOME } from '../support/addresses.ts';

/**
 * Contract for gateways that keep idempotency keys themselves. Gateways that pass a key on keep to
 * `cartGatewayContract` only, as they need not learn whether an action was repeated.
 */
export function cartKeysContract(
  name: string,
  create: () => CartGateway,
  { sku, soldOut }: { readonly sku: string; readonly soldOut: string },
): void {
  describe(`CartGateway, idempotency keys: ${name}`, () => {
    const gateway = create();
    const newCart = async () => {
      const id = await gateway.create('nl-nl');
      return id.ok ? id.value : '';
    };
    const add = (cartId: string, quantity: number, key: string, itemSku = sku) =>
      gateway.add('nl-nl', cartId, [{ sku: itemSku, quantity }], key);

    it('C7 marks a repeated action, and no other, as carried out before', async () => {
      const id = await newCart();
      const first = await add(id, 1, 'one');
      expect(first.ok && first.value.isReplayed).toBeUndefined();
      expect(await add(id, 1, 'one')).toMatchObject({ ok: true, value: { isReplayed: true } });
      const other = await add(id, 1, 'two');
      expect(other.ok && other.value.isReplayed).toBeUndefined();
    });

    it('C7 marks a repeated action that was refused as well', async () => {
      const id = await newCart();
      await add(id, 1, 'refused', soldOut);
      expect(await add(id, 1, 'refused', soldOut)).toMatchObject({
        value: { userErrors: [{ code: 'NOT_SALABLE' }], isReplayed: true },
      });
    });

    it('C7 carries out one of ten simultaneous actions, and marks the others as repeated', async () => {
      const id = await newCart();
      const answers = await Promise.all(Array.from({ length: 10 }, () => add(id, 2, 'at-once')));
      const replays = answers.filter((answer) => answer.ok && answer.value.isReplayed);
      expect(replays).toHaveLength(9);
      for (const answer of answers) {
        expect(answer).toMatchObject({ value: { cart: { totalQuantity: 2 }, userErrors: [] } });
      }
    });

    it('C7 distinguishes a mistake from a refusal: a key that was used for other items', async () => {
      const id = await newCart();
      await add(id, 1, 'mistaken');
      expect(await add(id, 2, 'mistaken')).toEqual(err(IDEMPOTENCY_KEY_REUSED));
      expect(await add(id, 1, 'mistaken', soldOut)).toEqual(err(IDEMPOTENCY_KEY_REUSED));
    });

    it('C7 keeps the keys of each cart apart', async () => {
      const [mine, theirs] = [await newCart(), await newCart()];
      await add(mine, 1, 'shared');
      expect(await add(theirs, 2, 'shared')).toMatchObject({
        value: { cart: { totalQuantity: 2 } },
      });
    });

    /** A cart with two units of the product, and the uid of its line. */
    const cartOfTwo = async () => {
      const id = await newCart();
      const answer = await add(id, 2, 'first');
      return { id, uid: (answer.ok && answer.value.cart?.items[0]?.uid) || '' };
    };

    it('C7 restores no older value when a change is repeated after another one', async () => {
      const { id, uid } = await cartOfTwo();
      const put = (quantity: number, key: string) =>
        gateway.update('nl-nl', id, [{ uid, quantity }], key);
      await put(3, 'three');
      const five = await put(5, 'five');
      expect(five).toMatchObject({ value: { cart: { totalQuantity: 5 } } });
      expect(five.ok && five.value.isReplayed).toBeUndefined();
      expect(await put(3, 'three')).toMatchObject({
        value: { cart: { totalQuantity: 5 }, userErrors: [], isReplayed: true },
      });
    });

    it('C7 removes a line once per key', async () => {
      const { id, uid } = await cartOfTwo();
      await gateway.remove('nl-nl', id, uid, 'out');
      const back = await add(id, 1, 'back');
      const line = (back.ok && back.value.cart?.items[0]?.uid) || '';
      expect(await gateway.remove('nl-nl', id, uid, 'out')).toMatchObject({
        value: { cart: { totalQuantity: 1, items: [{ uid: line }] }, isReplayed: true },
      });
    });

    it('C7 does not overwrite a newer address with an older one', async () => {
      const { id } = await cartOfTwo();
      const mail = (email: string, key: string) => gateway.setEmail('nl-nl', id, email, key);
      await mail('old@example.com', 'old');
      await mail('new@example.com', 'new');
      expect(await mail('old@example.com', 'old')).toMatchObject({
        value: { cart: { email: 'new@example.com' }, isReplayed: true },
      });
      for (const method of ['setShippingAddress', 'setBillingAddress'] as const) {
        await gateway[method]('nl-nl', id, TYPED_HOME, `${method}-old`);
        await gateway[method]('nl-nl', id, { ...TYPED_HOME, houseNumber: '7' }, `${method}-new`);
        await gateway[method]('nl-nl', id, TYPED_HOME, `${method}-old`);
      }
      expect(await gateway.read('nl-nl', id)).toMatchObject({
        value: {
          cart: {
            shippingAddresses: [{ houseNumber: '7' }],
            billingAddress: { houseNumber: '7' },
          },
        },
      });
    });

    it('C7 repeats the refusal of a change and the result of a coupon', async () => {
      const { id } = await cartOfTwo();
      const tries = [
        () => gateway.setEmail('nl-nl', id, 'nobody', 'wrong'),
        () => gateway.applyCoupon('nl-nl', id, 'NOBODYS', 'unknown'),
        () => gateway.removeCoupon('nl-nl', id, 'off'),
      ];
      for (const again of tries) {
        const first = await again();
        const userErrors = first.ok ? first.value.userErrors : [];
        expect(await again()).toMatchObject({ value: { userErrors, isReplayed: true } });
      }
    });

    it('C7 reports a mistake: a key that was used for another change', async () => {
      const { id, uid } = await cartOfTwo();
      await gateway.update('nl-nl', id, [{ uid, quantity: 3 }], 'taken');
      const mistaken = err(IDEMPOTENCY_KEY_REUSED);
      expect(await gateway.update('nl-nl', id, [{ uid, quantity: 4 }], 'taken')).toEqual(mistaken);
      expect(await gateway.remove('nl-nl', id, uid, 'taken')).toEqual(mistaken);
      expect(await gateway.setEmail('nl-nl', id, 'a@example.com', 'taken')).toEqual(mistaken);
      expect(await add(id, 1, 'taken')).toEqual(mistaken);
    });
  });
}
