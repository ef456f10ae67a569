import { describe, expect, it } from 'vitest';
import type { StoreStock } from '#ports/store-stock.ts';
import type { PiecesInStore } from '#src/content/store-display.ts';
import { ok } from '#src/shared/result.ts';

/** What a contract knows of the stock: the pieces of a variant by store, and a SKU that nothing has. */
type KnownStock = {
  readonly sku: string;
  readonly pieces: readonly PiecesInStore[];
  readonly unknownSku: string;
};

async function inStock(stock: StoreStock, sku: string) {
  const found = await stock.piecesInStores('nl-nl', sku);
  return found.ok ? ok(found.value?.filter(({ pieces }) => pieces > 0)) : found;
}

/** Contract for the {@link StoreStock} of a commerce side that counts its stock by store. */
export function storeStockContract(
  name: string,
  create: () => StoreStock,
  { sku, pieces, unknownSku }: KnownStock,
): void {
  describe(`StoreStock: ${name}`, () => {
    it('SN4 tells how many pieces of a variant the stores have', async () => {
      expect(await inStock(create(), sku)).toEqual(ok(pieces.filter((one) => one.pieces > 0)));
    });

    it('SN4 names no store for a variant that nobody has', async () => {
      expect(await inStock(create(), unknownSku)).toEqual(ok([]));
    });

    it('SN4 tells the same in every locale', async () => {
      const [dutch, austrian] = await Promise.all(
        (['nl-nl', 'de-at'] as const).map((locale) => create().piecesInStores(locale, sku)),
      );
      expect(austrian).toEqual(dutch);
    });
  });
}
