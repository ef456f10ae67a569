import { describe, expect, it } from 'vitest';
import { KEY_USED_OTHERWISE, type CartGateway } from '#ports/cart-gateway.ts';
import { err } from '#src/shared/result.ts';

/**
 * What a gateway that keeps the keys of adds says of them. Those that hand a key on to another keep
 * to `cartGatewayContract` alone: they need not hear all that is said of it.
 */
export function cartKeysContract(
  name: string,
  create: () => CartGateway,
  { sku, soldOut }: { readonly sku: string; readonly soldOut: string },
): void {
  describe(`CartGateway, action keys: ${name}`, () => {
    const gateway = create();
    const newCart = async () => {
      const id = await gateway.create('nl-nl');
      return id.ok ? id.value : '';
    };
    const add = (cartId: string, quantity: number, key: string, wanted = sku) =>
      gateway.add('nl-nl', cartId, [{ sku: wanted, quantity }], key);

    it('C7 says of a repeated action, and of no other, that it was carried out before', async () => {
      const id = await newCart();
      const first = await add(id, 1, 'one');
      expect(first.ok && first.value.isReplayed).toBeUndefined();
      expect(await add(id, 1, 'one')).toMatchObject({ ok: true, value: { isReplayed: true } });
      const other = await add(id, 1, 'two');
      expect(other.ok && other.value.isReplayed).toBeUndefined();
    });

    it('C7 says so of one that was refused, too', async () => {
      const id = await newCart();
      await add(id, 1, 'refused', soldOut);
      expect(await add(id, 1, 'refused', soldOut)).toMatchObject({
        value: { userErrors: [{ code: 'NOT_SALABLE' }], isReplayed: true },
      });
    });

    it('C7 carries out one of ten that come at once, and says so of the others', async () => {
      const id = await newCart();
      const answers = await Promise.all(Array.from({ length: 10 }, () => add(id, 2, 'at-once')));
      const replays = answers.filter((answer) => answer.ok && answer.value.isReplayed);
      expect(replays).toHaveLength(9);
      for (const answer of answers) {
        expect(answer).toMatchObject({ value: { cart: { totalQuantity: 2 }, userErrors: [] } });
      }
    });

    it('C7 tells a mistake from a refusal: a key that was used for other items', async () => {
      const id = await newCart();
      await add(id, 1, 'mistaken');
      expect(await add(id, 2, 'mistaken')).toEqual(err(KEY_USED_OTHERWISE));
      expect(await add(id, 1, 'mistaken', soldOut)).toEqual(err(KEY_USED_OTHERWISE));
    });

    it('C7 knows the keys of each cart by themselves', async () => {
      const [mine, theirs] = [await newCart(), await newCart()];
      await add(mine, 1, 'shared');
      expect(await add(theirs, 2, 'shared')).toMatchObject({
        value: { cart: { totalQuantity: 2 } },
      });
    });
  });
}
