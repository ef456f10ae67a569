import { describe, expect, it } from 'vitest';
import type { ProductCatalog } from '#ports/product-catalog.ts';
import { isEan } from '#src/catalog/ean.ts';
import { err } from '#src/shared/result.ts';
import { withKnownData } from './known-data.ts';

/** Contract for every catalogue. `known`: the SKU of a product that it has in `nl-nl`. */
export function productCatalogContract(
  name: string,
  create: () => ProductCatalog,
  known: string | undefined,
): void {
  describe(`ProductCatalog: ${name}`, () => {
    const catalog = create();

    it(
      'finds a product by its SKU',
      withKnownData(known, async (sku) => {
        expect(await catalog.product('nl-nl', sku)).toMatchObject({ ok: true, value: { sku } });
      }),
    );

    it(
      'P3 has, before a size is chosen, the price of one of its variants',
      withKnownData(known, async (sku) => {
        const found = await catalog.product('nl-nl', sku);
        const { price, variants } = found.ok ? found.value : { price: undefined, variants: [] };
        expect(variants.map((variant) => variant.price.final)).toContainEqual(price?.default);
        for (const variant of variants) expect(variant.price.default).toEqual(price?.default);
      }),
    );

    it(
      'L10 has the numbers by which other catalogues know a product and its variants',
      withKnownData(known, async (sku) => {
        const found = await catalog.product('nl-nl', sku);
        const { catalogueId, variants } = found.ok
          ? found.value
          : { catalogueId: '', variants: [] };
        expect(catalogueId).not.toBe('');
        expect(variants.filter(({ ean }) => !isEan(ean))).toEqual([]);
      }),
    );

    it('reports an unknown SKU', async () => {
      for (const unknown of ['', 'none', '__proto__', 'constructor']) {
        expect(await catalog.product('nl-nl', unknown)).toEqual(err({ kind: 'product-not-found' }));
      }
    });
  });
}
