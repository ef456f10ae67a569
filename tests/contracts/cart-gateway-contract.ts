import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartFailure, CartGateway } from '#ports/cart-gateway.ts';
import type { Cart, CartAnswer, NewCartItem } from '#src/cart/cart.ts';
import { MAX_LINE_QUANTITY } from '#src/cart/quantity.ts';
import { newItemOf } from '#src/cart/retry/line-key.ts';
import type { Result } from '#src/shared/result.ts';

/** SKUs that the gateway under test sells. */
export type CartTestProducts = {
  /** Two variants with a stock of at least 1,000. */
  readonly inStock: string;
  readonly alsoInStock: string;
  readonly scarce: { readonly sku: string; readonly stock: number };
  readonly soldOut: string;
  /** SKUs of products with several variants. */
  readonly products: readonly string[];
  /** SKU of a product, and that of its only variant. */
  readonly onlyVariant: readonly [product: string, variant: string];
};

/** Contract for every {@link CartGateway}. */
export function cartGatewayContract(
  name: string,
  create: () => CartGateway,
  { inStock, alsoInStock, scarce, soldOut, products, onlyVariant }: CartTestProducts,
  { runs }: { readonly runs: number } = { runs: 30 },
): void {
  describe(`CartGateway: ${name}`, () => {
    const gateway = create();
    let keys = 0;
    const nextKey = () => `key-${(keys += 1)}`;
    const newCart = async () => valueOf(await gateway.create('nl-nl'));
    const add = async (cartId: string, items: readonly NewCartItem[], key = nextKey()) =>
      valueOf(await gateway.add('nl-nl', cartId, items, key));
    const update = async (cartId: string, uid: string, quantity: number) =>
      valueOf(await gateway.update('nl-nl', cartId, [{ uid, quantity }]));
    const read = async (cartId: string) => valueOf(await gateway.read('nl-nl', cartId));

    it('C3 makes empty carts, each with an id of its own', async () => {
      const [first, second] = [await newCart(), await newCart()];
      expect(first).toMatch(/^[^\s;,]{32}$/);
      expect(first).not.toBe(second);
      expect(await read(first)).toMatchObject({
        cart: { id: first, items: [], totalQuantity: 0, isVirtual: false },
        userErrors: [],
      });
    });

    it('C4 returns the cart as it is after the change', async () => {
      const id = await newCart();
      const added = await add(id, [{ sku: inStock, quantity: 2 }]);
      expect(added.userErrors).toEqual([]);
      expect(linesOf(added)).toEqual([[inStock, 2]]);
      expect(await read(id)).toEqual(added);
      expectSums(added.cart);
    });

    it.each(products)('C4 asks for a variant of the product %s, and adds none', async (sku) => {
      const id = await newCart();
      await add(id, [{ sku: inStock, quantity: 1 }]);
      for (const _ of ['first', 'repeated']) {
        const answer = await add(id, [{ sku, quantity: 1 }], 'by-product');
        expect(codesOf(answer)).toEqual(['REQUIRED_PARAMETER_MISSING']);
        expect(answer.userErrors[0]?.message).not.toBe('');
        expect(linesOf(answer)).toEqual([[inStock, 1]]);
      }
    });

    it('C4 needs no choice where a product has a single variant', async () => {
      const [product, variant] = onlyVariant;
      const id = await newCart();
      await add(id, [{ sku: product, quantity: 1 }]);
      const answer = await add(id, [{ sku: variant, quantity: 1 }]);
      expect(answer.userErrors).toEqual([]);
      expect(linesOf(answer)).toEqual([[variant, 2]]);
    });

    it('C4 has lines that can be added to another cart as they are', async () => {
      const skus = [inStock, alsoInStock];
      const { cart } = await add(
        await newCart(),
        skus.map((sku) => ({ sku, quantity: 2 })),
      );
      const again = (cart?.items ?? []).map((line) => newItemOf(line, line.quantity));
      expect(again.map(({ productSku }) => productSku)).not.toContain(undefined);
      const answer = await add(await newCart(), again);
      expect(answer.userErrors).toEqual([]);
      expect(linesOf(answer)).toEqual(skus.map((sku) => [sku, 2]));
    });

    it('adds to the existing line, and keeps the lines in their order', async () => {
      const id = await newCart();
      await add(id, [{ sku: inStock, quantity: 1 }]);
      await add(id, [{ sku: alsoInStock, quantity: 1 }]);
      const answer = await add(id, [{ sku: inStock, quantity: 3 }]);
      expect(linesOf(answer)).toEqual([
        [inStock, 4],
        [alsoInStock, 1],
      ]);
      expect(answer.cart?.totalQuantity).toBe(5);
    });

    it('C7 adds once per key, however often the action arrives', async () => {
      const id = await newCart();
      const items = [{ sku: inStock, quantity: 2 }];
      const answers = await Promise.all(Array.from({ length: 10 }, () => add(id, items, 'once')));
      for (const answer of answers) expect(linesOf(answer)).toEqual([[inStock, 2]]);
      expect(linesOf(await add(id, items, 'another'))).toEqual([[inStock, 4]]);
    });

    it('C7 answers a repeated action with the current cart', async () => {
      const id = await newCart();
      const items = [{ sku: inStock, quantity: 2 }];
      await add(id, items, 'first');
      await add(id, [{ sku: alsoInStock, quantity: 1 }]);
      expect(linesOf(await add(id, items, 'first'))).toEqual([
        [inStock, 2],
        [alsoInStock, 1],
      ]);
    });

    it('C7 repeats the refusal when a refused action is repeated', async () => {
      const id = await newCart();
      const first = await add(id, [{ sku: soldOut, quantity: 1 }], 'refused');
      expect(await add(id, [{ sku: soldOut, quantity: 1 }], 'refused')).toMatchObject(first);
      expect(codesOf(first)).toEqual(['NOT_SALABLE']);
    });

    it('C7 fails with 422 if a key was used for other items, and changes nothing', async () => {
      const id = await newCart();
      await add(id, [{ sku: inStock, quantity: 1 }], 'reused');
      const answer = await gateway.add('nl-nl', id, [{ sku: inStock, quantity: 2 }], 'reused');
      expect(answer).toMatchObject({ ok: false, error: { status: 422 } });
      expect(linesOf(await read(id))).toEqual([[inStock, 1]]);
    });

    it('refuses what cannot be sold and adds the rest', async () => {
      const id = await newCart();
      const answer = await add(id, [
        { sku: soldOut, quantity: 1 },
        { sku: inStock, quantity: 1 },
        { sku: 'constructor', quantity: 1 },
        { sku: scarce.sku, quantity: scarce.stock + 1 },
      ]);
      expect(codesOf(answer)).toEqual(['NOT_SALABLE', 'PRODUCT_NOT_FOUND', 'INSUFFICIENT_STOCK']);
      expect(linesOf(answer)).toEqual([[inStock, 1]]);
      for (const { message } of answer.userErrors) expect(message).not.toBe('');
    });

    it('sells no more than the stock, counting what is already in the cart', async () => {
      const id = await newCart();
      const { sku, stock } = scarce;
      expect(codesOf(await add(id, [{ sku, quantity: stock }]))).toEqual([]);
      const beyond = await add(id, [{ sku, quantity: 1 }]);
      expect(codesOf(beyond)).toEqual(['INSUFFICIENT_STOCK']);
      expect(beyond.userErrors[0]?.quantity).toBe(stock);
      expect(linesOf(beyond)).toEqual([[sku, stock]]);
      const raised = await update(id, uidOf(beyond, sku), stock + 1);
      expect(codesOf(raised)).toEqual(['INSUFFICIENT_STOCK']);
      expect(linesOf(raised)).toEqual([[sku, stock]]);
    });

    it.each([0, -1, 1.5, MAX_LINE_QUANTITY + 1])(
      'refuses to add %d of anything',
      async (quantity) => {
        const id = await newCart();
        const answer = await add(id, [{ sku: inStock, quantity }]);
        expect(codesOf(answer)).toEqual(['INVALID_PARAMETER_VALUE']);
        expect(linesOf(answer)).toEqual([]);
      },
    );

    it('never exceeds the maximum quantity per line', async () => {
      const id = await newCart();
      await add(id, [{ sku: inStock, quantity: MAX_LINE_QUANTITY }]);
      const answer = await add(id, [{ sku: inStock, quantity: 1 }]);
      expect(codesOf(answer)).toEqual(['INVALID_PARAMETER_VALUE']);
      expect(linesOf(answer)).toEqual([[inStock, MAX_LINE_QUANTITY]]);
    });

    it('sets quantities absolutely, so that an update may be repeated', async () => {
      const id = await newCart();
      const uid = uidOf(await add(id, [{ sku: inStock, quantity: 5 }]), inStock);
      for (const _ of [1, 2]) expect(linesOf(await update(id, uid, 3))).toEqual([[inStock, 3]]);
    });

    it.each([-1, 1.5, 1000])('refuses to set a quantity of %d', async (quantity) => {
      const id = await newCart();
      const uid = uidOf(await add(id, [{ sku: scarce.sku, quantity: 1 }]), scarce.sku);
      const refused = await update(id, uid, quantity);
      expect(codesOf(refused)).toEqual(['INVALID_PARAMETER_VALUE']);
      expect(linesOf(refused)).toEqual([[scarce.sku, 1]]);
    });

    it('removes a line whose quantity becomes 0, also when that is repeated', async () => {
      const id = await newCart();
      const uid = uidOf(await add(id, [{ sku: inStock, quantity: 5 }]), inStock);
      for (const _ of [1, 2]) {
        expect(await update(id, uid, 0)).toMatchObject({ cart: { items: [] }, userErrors: [] });
      }
    });

    it('refuses to set the quantity of a line that is gone', async () => {
      const id = await newCart();
      expect(codesOf(await update(id, 'gone', 2))).toEqual(['COULD_NOT_FIND_CART_ITEM']);
    });

    it('removes a line, and accepts that it is already gone', async () => {
      const id = await newCart();
      await add(id, [{ sku: alsoInStock, quantity: 1 }]);
      const uid = uidOf(await add(id, [{ sku: inStock, quantity: 1 }]), inStock);
      for (const _ of [1, 2]) {
        const answer = valueOf(await gateway.remove('nl-nl', id, uid));
        expect(answer.userErrors).toEqual([]);
        expect(linesOf(answer)).toEqual([[alsoInStock, 1]]);
      }
    });

    it('changes lines of its own cart only', async () => {
      const [mine, theirs] = [await newCart(), await newCart()];
      const uid = uidOf(await add(theirs, [{ sku: inStock, quantity: 1 }]), inStock);
      await gateway.remove('nl-nl', mine, uid);
      await update(mine, uid, 7);
      expect(linesOf(await read(theirs))).toEqual([[inStock, 1]]);
    });

    it.each(['', 'unknown', '__proto__'])('reports that there is no cart %j', async (id) => {
      const answers = [
        await read(id),
        await add(id, [{ sku: inStock, quantity: 1 }]),
        await update(id, 'uid', 1),
        valueOf(await gateway.remove('nl-nl', id, 'uid')),
        valueOf(await gateway.applyCoupon('nl-nl', id, 'TEN')),
        valueOf(await gateway.removeCoupon('nl-nl', id)),
        valueOf(await gateway.setShippingAddress('nl-nl', id, {})),
        valueOf(await gateway.setBillingAddress('nl-nl', id, {})),
        valueOf(await gateway.setEmail('nl-nl', id, 'anna@example.nl')),
      ];
      for (const answer of answers) {
        expect(answer.cart).toBeNull();
        expect(codesOf(answer)).toEqual(['CART_NOT_FOUND']);
      }
    });

    it('holds the result of any sequence of actions', async () => {
      const anyAction = fc.record({
        sku: fc.constantFrom(inStock, alsoInStock, scarce.sku),
        quantity: fc.integer({ min: 0, max: 4 }),
        verb: fc.constantFrom('add', 'update', 'remove'),
      });
      const stockOf = (sku: string) => (sku === scarce.sku ? scarce.stock : 999);
      await fc.assert(
        fc.asyncProperty(fc.array(anyAction, { maxLength: 12 }), async (actions) => {
          const id = await newCart();
          const expected = new Map<string, number>();
          for (const { sku, quantity, verb } of actions) {
            const before = expected.get(sku);
            const uid = before === undefined ? 'gone' : uidOf(await read(id), sku);
            if (verb === 'add') await add(id, [{ sku, quantity }]);
            if (verb === 'update') await update(id, uid, quantity);
            if (verb === 'remove') await gateway.remove('nl-nl', id, uid);
            const after = verb === 'add' ? (before ?? 0) + quantity : quantity;
            if (verb === 'remove' || (verb === 'update' && quantity === 0)) expected.delete(sku);
            else if (quantity > 0 && after <= stockOf(sku) && (verb === 'add' || before))
              expected.set(sku, after);
          }
          const answer = await read(id);
          expect(linesOf(answer)).toEqual([...expected]);
          expectSums(answer.cart);
        }),
        { numRuns: runs },
      );
    });
  });
}

function valueOf<T>(result: Result<T, CartFailure>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

const linesOf = ({ cart }: CartAnswer) =>
  cart?.items.map(({ product, quantity }) => [product.sku, quantity]);

const codesOf = ({ userErrors }: CartAnswer) => userErrors.map(({ code }) => code);

const uidOf = ({ cart }: CartAnswer, sku: string): string =>
  cart?.items.find(({ product }) => product.sku === sku)?.uid ?? 'none';

function expectSums(cart: Cart | null): void {
  const items = cart?.items ?? [];
  for (const { price, quantity, rowTotal } of items) {
    expect(rowTotal.cents).toBe(price.cents * quantity);
  }
  expect(cart?.totalQuantity).toBe(sum(items.map(({ quantity }) => quantity)));
  expect(cart?.prices.grandTotal.cents).toBe(sum(items.map(({ rowTotal }) => rowTotal.cents)));
  expect(cart?.prices.saved.cents).toBe(
    sum(items.map((item) => (item.regularPrice.cents - item.price.cents) * item.quantity)),
  );
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
