import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedProductCatalog } from '#adapters/embedded/embedded-product-catalog.ts';
import type { ProductCatalog } from '#ports/product-catalog.ts';
import { err } from '#src/shared/result.ts';
import { packingsOfCatalog } from '#src/use-cases/find-packed-models.ts';
import { packingsContract } from '../../contracts/packings-contract.ts';
import { manyGoods, openBedShop, rolledMattress } from '../../support/bed-goods.ts';
import { PACKED_BED, packedCatalogue } from '../../support/packed-catalogue.ts';

const catalog = createEmbeddedProductCatalog(createCatalogueStore(packedCatalogue));

packingsContract('embedded', () => packingsOfCatalog(catalog), PACKED_BED);

describe('packingsOfCatalog', () => {
  it('RM12 tells nothing while the catalogue cannot answer for each', async () => {
    const outage = { kind: 'catalog-unavailable', status: 503, message: 'Out of order' } as const;
    const broken: typeof catalog = {
      product: async (locale, sku) => (sku === 'M2' ? err(outage) : catalog.product(locale, sku)),
    };
    const beds = ['M1', 'M2'].map((sku) => ({ sku, size: '90x200' }));
    expect(await packingsOfCatalog(broken).packings('nl-nl', beds)).toEqual(err(outage));
  });

  it('RM12 asks for a bounded number at a time, and leaves out what the catalogue does not tell', async () => {
    const { ports, lookedUp } = openBedShop(manyGoods(8, (place) => rolledMattress(`m-${place}`)));
    let waiting = 0;
    let most = 0;
    const product: ProductCatalog['product'] = async (...asked) => {
      waiting += 1;
      most = Math.max(most, waiting);
      const answer = await ports.catalog.product(...asked);
      waiting -= 1;
      return answer;
    };
    const beds = [
      'm-1',
      'gone',
      ...manyGoods(7, (place) => rolledMattress(`m-${place + 1}`)).map(({ sku }) => sku),
    ];
    const found = await packingsOfCatalog({ product }).packings(
      'nl-nl',
      beds.map((sku) => ({ sku, size: sku === 'm-2' ? '90x200' : '160x200' })),
    );
    expect(found.ok && found.value.map(({ sku }) => sku)).toEqual(
      beds.filter((sku) => sku !== 'gone' && sku !== 'm-2'),
    );
    expect([lookedUp.length, most]).toEqual([9, 6]);
  });
});
