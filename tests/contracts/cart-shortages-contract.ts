import { describe, expect, it } from 'vitest';
import type { CartFailure, CartGateway } from '#ports/cart-gateway.ts';
import type { CartAnswer } from '#src/cart/cart.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';

/** Current stock of the scarce product. */
export type StockNow = () => number;

/** SKUs that the gateway under test sells: `scarce` with the given stock, `inStock` with enough. */
export type ScarceProducts = { readonly scarce: string; readonly inStock: string };

/** Contract for how every gateway reports lines whose products were sold meanwhile. */
export function cartShortagesContract(
  name: string,
  create: (stockNow: StockNow) => CartGateway,
  { scarce, inStock }: ScarceProducts,
): void {
  describe(`CartGateway, shortages: ${name}`, () => {
    const stock = { left: 5 };
    const carts = create(() => stock.left);

    /** Reads a cart with both products after the stock of the scarce one fell to `left`. */
    const cartWithLess = async (locale: Locale, remaining: number) => {
      stock.left = 5;
      const created = await carts.create(locale);
      const id = created.ok ? created.value : '';
      const add = (sku: string, quantity: number) =>
        carts.add(locale, id, [{ sku, quantity }], `add-${locale}-${remaining}-${sku}`);
      await add(inStock, 3);
      await add(scarce, 4);
      stock.left = remaining;
      const { cart } = valueOf(await carts.read(locale, id));
      const line = cart?.items.find(({ product }) => product.sku === scarce);
      return { id, cart, uid: line?.uid };
    };

    it.each(['nl-nl', 'de-de'] as const)(
      'EC5 names the line whose stock is too low, and the quantity left, in %s as in any locale',
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
      'EC5 names the line that is out of stock, in %s as in any locale',
      async (locale) => {
        const { cart, uid } = await cartWithLess(locale, 0);
        expect(cart?.errors).toEqual([
          { code: 'NOT_SALABLE', message: expect.any(String), lineUids: [uid] },
        ]);
      },
    );

    it('EC5 reports no error once the line is reduced to the quantity left', async () => {
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
