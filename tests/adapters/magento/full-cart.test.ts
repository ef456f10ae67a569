import type { CatalogueData, ProductData } from '#adapters/embedded/catalogue-data.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { cartFullContract } from '../../contracts/checkout-details-contract.ts';
import { MANY_SKUS } from '../../support/cart-products.ts';
import { cartsAt } from '../../support/magento-carts.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';

const topperOf =
  (topper: ProductData) =>
  (sku: string): ProductData => ({
    ...topper,
    sku: `P-${sku}`,
    name: { nl: sku, de: sku, en: sku },
    variants: [{ ...topper.variants[0], sku }],
  });

/** A catalogue in which each of these SKUs is a topper of its own. */
const manyCatalogue = (): CatalogueData => ({
  ...smallCatalogue,
  products: smallCatalogue.products
    .filter(({ sku }) => sku === 'T2')
    .flatMap((topper) => MANY_SKUS.map(topperOf(topper))),
});

// Of one release only: a full cart is a matter of its length.
cartFullContract(
  'Magento',
  () => cartsAt({ store: createCatalogueStore(manyCatalogue()) }),
  MANY_SKUS,
);
