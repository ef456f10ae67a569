import { describe, expect, it } from 'vitest';
import type { Purchases } from '#ports/purchases.ts';
import type { ClaimedPurchase, PlacedOrder } from '#src/catalog/purchase.ts';
import { ok } from '#src/shared/result.ts';

/** Orders of the small shop, as its customers have placed them: paid, and with SKUs of variants. */
export const ANNAS_ORDER: PlacedOrder = {
  number: 'SL-100123',
  email: 'Anna@example.nl',
  skus: ['M1-160', 'T1-160'],
};
export const BERTS_ORDER: PlacedOrder = {
  number: '000000123',
  email: 'bert@example.nl',
  skus: ['M2-90'],
};

const ANNAS: ClaimedPurchase = { sku: 'M1', order: 'SL-100123', email: 'Anna@example.nl' };
const BERTS: ClaimedPurchase = { sku: 'M2', order: '000000123', email: 'bert@example.nl' };

/**
 * Contract for every {@link Purchases}.
 *
 * @param open of a shop with exactly these orders.
 */
export function purchasesContract(
  name: string,
  open: (orders: readonly PlacedOrder[]) => Purchases | Promise<Purchases>,
): void {
  const verdictOf = async (claimed: ClaimedPurchase) =>
    (await open([ANNAS_ORDER, BERTS_ORDER])).check('nl-nl', claimed);

  describe(`Purchases: ${name}`, () => {
    it('WR5 finds the purchase of a product by the order of its variant', async () => {
      expect(await verdictOf(ANNAS)).toEqual(ok('bought'));
      expect(await verdictOf({ ...ANNAS, sku: 'T1' })).toEqual(ok('bought'));
      expect(await verdictOf(BERTS)).toEqual(ok('bought'));
    });

    it('WR5 finds it however number and address are spelled', async () => {
      for (const order of ['SL-100123', 'sl 100123', 'SL100123'])
        for (const email of ['anna@example.nl', 'ANNA@Example.NL'])
          expect(await verdictOf({ ...ANNAS, order, email })).toEqual(ok('bought'));
    });

    it('WR5 takes no number with other zeros for the same', async () => {
      for (const order of ['0000123', '0000000123'])
        expect(await verdictOf({ ...BERTS, order })).toEqual(ok('no-order'));
    });

    it('WR5 tells apart why it is none', async () => {
      expect(await verdictOf({ ...ANNAS, order: 'SL-100124' })).toEqual(ok('no-order'));
      expect(await verdictOf({ ...ANNAS, email: BERTS.email })).toEqual(ok('other-address'));
      expect(await verdictOf({ ...ANNAS, email: 'anna+x@example.nl' })).toEqual(
        ok('other-address'),
      );
      expect(await verdictOf({ ...ANNAS, sku: 'M2' })).toEqual(ok('other-products'));
      expect(await (await open([])).check('nl-nl', ANNAS)).toEqual(ok('no-order'));
    });

    it('WR5 says the same in every locale', async () => {
      const purchases = await open([ANNAS_ORDER]);
      for (const locale of ['de-at', 'en-us'] as const)
        expect(await purchases.check(locale, ANNAS)).toEqual(ok('bought'));
    });
  });
}
