import { afterAll, describe, expect, it } from 'vitest';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createMagentoAssortment } from '#adapters/magento/magento-assortment.ts';
import { createMagentoClient } from '#adapters/magento/magento-client.ts';
import { createMagentoProductAddresses } from '#adapters/magento/magento-product-addresses.ts';
import { createMagentoProductCatalog } from '#adapters/magento/magento-product-catalog.ts';
import { createMagentoProductReviews } from '#adapters/magento/magento-product-reviews.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import type { MagentoFaults } from '#sandbox/magento/magento-faults.ts';
import {
  DEFAULT_RELEASE,
  MAGENTO_RELEASES,
  type MagentoRelease,
} from '#sandbox/magento/releases.ts';
import { ok } from '#src/shared/result.ts';
import { assortmentContract } from '../../contracts/assortment-contract.ts';
import { productAddressesContract } from '../../contracts/product-addresses-contract.ts';
import { productCatalogContract } from '../../contracts/product-catalog-contract.ts';
import { productReviewsContract } from '../../contracts/product-reviews-contract.ts';
import { noDrift } from '../../support/drift.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { smallReviews } from '../../support/small-reviews.ts';
import { productInMagento } from '../../support/magento-option-keys.ts';
import { startMagento } from '../../support/start-magento.ts';
import { inScope } from '../../support/test-scope.ts';

const clock = createFixedClock();
const demo = createCatalogueStore(catalogue);

async function clientOf(store: typeof demo, faults: MagentoFaults = {}) {
  const { origin } = await startMagento({ store, faults }, afterAll);
  const client = createMagentoClient({ graphqlUrl: `${origin}/graphql`, clock });
  afterAll(() => client.close());
  return client;
}

const small = createCatalogueStore({ ...smallCatalogue, reviews: smallReviews });

for (const release of inScope<readonly MagentoRelease[]>(MAGENTO_RELEASES, [DEFAULT_RELEASE])) {
  const client = await clientOf(small, { release });

  productCatalogContract(
    `Magento ${release} over HTTP`,
    () => createMagentoProductCatalog(client, noDrift, shopCatalogue),
    'M1',
  );
  assortmentContract(`Magento ${release} over HTTP`, () =>
    createMagentoAssortment(client, noDrift, shopCatalogue),
  );
  productAddressesContract(
    `Magento ${release} over HTTP`,
    () => createMagentoProductAddresses(client, clock),
    '.html',
  );
  productReviewsContract(`Magento ${release} over HTTP`, () =>
    createMagentoProductReviews(client, noDrift, clock),
  );
}

describe('the catalogue over HTTP', () => {
  it('returns the largest products of the demo shop completely', async () => {
    const catalog = createMagentoProductCatalog(await clientOf(demo), noDrift, shopCatalogue);
    const largest = catalogue.products.toSorted((a, b) => b.variants.length - a.variants.length);
    const set = catalogue.products.find(({ parts = [] }) => parts.length > 2);
    for (const data of [largest[0], set].flatMap((one) => one ?? [])) {
      const expected = productInMagento(demo, 'de-at', data);
      expect(await catalog.product('de-at', data.sku)).toStrictEqual(ok(expected));
    }
  });

  it('is unavailable, not without products, where Magento has no such store view', async () => {
    const { origin } = await startMagento({ store: demo }, afterAll);
    const graphqlUrl = `${origin}/graphql`;
    const client = createMagentoClient({ graphqlUrl, clock, storeViews: { 'nl-nl': 'xx_xx' } });
    afterAll(() => client.close());
    const away = { ok: false, error: { kind: 'catalog-unavailable', status: 502 } };
    expect(
      await createMagentoProductCatalog(client, noDrift, shopCatalogue).product('nl-nl', 'M1'),
    ).toMatchObject(away);
    const request = { page: 1, productsPerPage: 10 };
    expect(
      await createMagentoAssortment(client, noDrift, shopCatalogue).products('nl-nl', request),
    ).toMatchObject(away);
  });

  it('returns the failure of a call to a closed port, without its address', async () => {
    const client = createMagentoClient({ graphqlUrl: 'http://127.0.0.1:1/graphql', clock });
    const message = 'The catalogue cannot be read at the moment.';
    expect(
      await createMagentoProductCatalog(client, noDrift, shopCatalogue).product('nl-nl', 'M1'),
    ).toEqual({
      ok: false,
      error: { kind: 'catalog-unavailable', status: 502, message },
    });
    await client.close();
  });
});
