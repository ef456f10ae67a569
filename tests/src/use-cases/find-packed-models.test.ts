import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedProductCatalog } from '#adapters/embedded/embedded-product-catalog.ts';
import { err } from '#src/shared/result.ts';
import { packingsOfCatalog } from '#src/use-cases/find-packed-models.ts';
import { packingsContract } from '../../contracts/packings-contract.ts';
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
});
