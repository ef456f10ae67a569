import { describe, expect, it } from 'vitest';
import type { CartChangeAnswer, CartFailure, CartGateway } from '#ports/cart-gateway.ts';
import type { CartAnswer } from '#src/cart/cart.ts';
import type { Product, Variant } from '#src/catalog/product.ts';
import type { Result } from '#src/shared/result.ts';
import { withKnownData } from '../contracts/known-data.ts';

/** A variant of an environment's own products that has a stock of at least three. */
export type SoldVariant = Pick<Variant, 'sku' | 'price'> & { readonly productSku: string };

/** Goods of an environment, one of each kind that it sells. */
export type KnownGoods = {
  readonly single?: SoldVariant;
  readonly ofSeveral?: SoldVariant;
  readonly bundle?: SoldVariant;
};

const QUANTITY = 3;

const isBundle = ({ parts = [] }: Product): boolean => parts.length > 0;

/** Chooses goods among products that were read. */
export function goodsAmong(products: readonly Product[]): KnownGoods {
  const soldBy = (isKind: (product: Product) => boolean) =>
    products.filter(isKind).flatMap(({ sku: productSku, variants }) =>
      variants
        .filter(({ stock }) => stock >= QUANTITY)
        .slice(-1)
        .map(({ sku, price }) => ({ sku, price, productSku })),
    )[0];
  const [single, ofSeveral, bundle] = [
    soldBy((product) => !isBundle(product) && product.variants.length === 1),
    soldBy((product) => !isBundle(product) && product.variants.length > 1),
    soldBy(isBundle),
  ];
  return { ...(single && { single }), ...(ofSeveral && { ofSeveral }), ...(bundle && { bundle }) };
}

/**
 * A cart from its creation to its removal, at the commerce side of an environment: it leaves an
 * abandoned cart there, and orders nothing.
 */
export function cartWalkContract(name: string, gateway: CartGateway, goods: KnownGoods): void {
  const kinds = [
    ['a simple product', goods.single],
    ['a variant of several', goods.ofSeveral],
    ['a bundle', goods.bundle],
  ] as const;

  const newCart = async () => valueOf(await gateway.create('nl-nl'));

  describe(`CartGateway: ${name} (writes)`, () => {
    let keys = 0;
    const nextKey = () => `contract-${Date.now()}-${(keys += 1)}`;
    const add = async (cartId: string, { sku, productSku }: SoldVariant, key = nextKey()) =>
      valueOf(await gateway.add('nl-nl', cartId, [{ sku, quantity: 1, productSku }], key));

    for (const [kind, known] of kinds) {
      it(
        `C4 adds ${kind} at the price of its page, changes its quantity and removes it`,
        withKnownData(known, async (one) => {
          const id = await newCart();
          const added = await add(id, one);
          expect(added.userErrors).toEqual([]);
          expect(linesOf(added)).toEqual([[one.sku, 1]]);
          const [line] = added.cart?.items ?? [];
          expect(line?.price).toEqual(one.price.final);
          const uid = line?.uid ?? '';
          const more = valueOf(await gateway.update('nl-nl', id, [{ uid, quantity: QUANTITY }]));
          expect(linesOf(more)).toEqual([[one.sku, QUANTITY]]);
          const gone = valueOf(await gateway.remove('nl-nl', id, uid));
          expect(linesOf(gone)).toEqual([]);
        }),
      );

      it(
        `C7 adds ${kind} once under a repeated key`,
        withKnownData(known, async (one) => {
          const id = await newCart();
          const key = nextKey();
          const answers = await Promise.all([add(id, one, key), add(id, one, key)]);
          const again = await add(id, one, key);
          expect(answers.map(linesOf).concat([linesOf(again)])).toEqual(
            Array.from({ length: 3 }, () => [[one.sku, 1]]),
          );
        }),
      );
    }

    it(
      'C4 keeps the lines of a shopper who changes country, and a picture of each',
      withKnownData(goods.ofSeveral ?? goods.single, async (one) => {
        const id = await newCart();
        await add(id, one);
        const moved = valueOf(await gateway.read('de-de', id));
        expect(linesOf(moved)).toEqual([[one.sku, 1]]);
        expect(moved.cart?.items.filter(({ product }) => product.image.path === '')).toEqual([]);
      }),
    );

    it(
      'C9 keeps an e-mail address and an address, and refuses an unknown coupon',
      withKnownData(goods.ofSeveral ?? goods.single, async (one) => {
        const id = await newCart();
        await add(id, one);
        const refused = valueOf(await gateway.applyCoupon('nl-nl', id, 'NO-SUCH-COUPON'));
        expect(refused.userErrors).toHaveLength(1);
        valueOf(await gateway.setEmail('nl-nl', id, 'contract@sluimer.example'));
        const answer = valueOf(await gateway.setShippingAddress('nl-nl', id, ADDRESS));
        expect(answer.userErrors).toEqual([]);
        const { cart } = valueOf(await gateway.read('nl-nl', id));
        expect(cart?.shippingAddresses).toMatchObject([
          { street: 'Dommelpad', houseNumber: '12', city: 'Amersfoort' },
        ]);
        expect(cart?.email).toBe('contract@sluimer.example');
      }),
    );

    it('C3 answers an unknown cart with no cart', async () => {
      const answer = valueOf(await gateway.read('nl-nl', 'f'.repeat(32)));
      expect(answer.cart).toBeNull();
    });
  });
}

const ADDRESS = {
  firstName: 'Contract',
  lastName: 'Test',
  street: 'Dommelpad',
  houseNumber: '12',
  postalCode: '3800 AA',
  city: 'Amersfoort',
  country: 'NL',
  telephone: '0612345678',
  email: 'contract@sluimer.example',
};

const linesOf = ({ cart }: CartAnswer): readonly (readonly [string, number])[] =>
  (cart?.items ?? []).map(({ product, quantity }) => [product.sku, quantity]);

function valueOf<T extends CartChangeAnswer | string>(answer: Result<T, CartFailure>): T {
  if (!answer.ok) throw new Error(`${answer.error.message} (${answer.error.status})`);
  return answer.value;
}
