import { describe, expect, it } from 'vitest';
import type { CartFailure, CartGateway } from '#ports/cart-gateway.ts';
import type { CartAnswer } from '#src/cart/cart.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';

/** How many there are at this moment of what is named first. */
export type StockNow = () => number;

/** What the gateway under test sells: of `scarce` as many as the stock says, of `plenty` enough. */
export type ScarceGoods = { readonly scarce: string; readonly plenty: string };

/** What every gateway says of lines whose goods were sold meanwhile. */
export function cartShortagesContract(
  name: string,
  create: (stockNow: StockNow) => CartGateway,
  { scarce, plenty }: ScarceGoods,
): void {
  describe(`CartGateway, shortages: ${name}`, () => {
    const stock = { left: 5 };
    const carts = create(() => stock.left);

    /** A cart with both, of which so many are left since; as it is read then. */
    const cartWithLess = async (locale: Locale, left: number) => {
      stock.left = 5;
      const created = await carts.create(locale);
      const id = created.ok ? created.value : '';
      const add = (sku: string, quantity: number) =>
        carts.add(locale, id, [{ sku, quantity }], `add-${locale}-${left}-${sku}`);
      await add(plenty, 3);
      await add(scarce, 4);
      stock.left = left;
      const { cart } = valueOf(await carts.read(locale, id));
      const line = cart?.items.find(({ product }) => product.sku === scarce);
      return { id, cart, uid: line?.uid };
    };

    it.each(['nl-nl', 'de-de'] as const)(
      'EC5 names the line of which fewer are left, and how many, in %s as anywhere',
      async (locale) => {
        const { cart, uid } = await cartWithLess(locale, 2);
        expect(uid).toBeTypeOf('string');
        expect(cart?.errors).toEqual([
          {
            code: 'INSUFFICIENT_STOCK',
            message: expect.any(String),
            quantity: 2,
            lineUids: [uid],
          },
        ]);
        expect(cart?.totalQuantity).toBe(7);
      },
    );

    it.each(['nl-nl', 'de-de'] as const)(
      'EC5 names the line of which none are left, in %s as anywhere',
      async (locale) => {
        const { cart, uid } = await cartWithLess(locale, 0);
        expect(cart?.errors).toEqual([
          { code: 'NOT_SALABLE', message: expect.any(String), lineUids: [uid] },
        ]);
      },
    );

    it('EC5 finds nothing wrong any more once the line is taken down to what is left', async () => {
      const { id, uid = '' } = await cartWithLess('nl-nl', 2);
      const { cart, userErrors } = valueOf(
        await carts.update('nl-nl', id, [{ uid, quantity: 2 }], 'down'),
      );
      expect(userErrors).toEqual([]);
      expect(cart?.errors).toEqual([]);
    });
  });
}

function valueOf(answer: Result<CartAnswer, CartFailure>): CartAnswer {
  if (!answer.ok) throw new Error(`the carts are away: ${answer.error.message}`);
  return answer.value;
}
