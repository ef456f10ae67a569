import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import type { CatalogueData, ProductData } from '#adapters/embedded/catalogue-data.ts';
import type { MagentoFaults } from '#sandbox/magento/magento-faults.ts';
import { DEFAULT_RELEASE } from '#sandbox/magento/releases.ts';
import {
  cartFullContract,
  cartPicturesContract,
  checkoutDetailsContract,
} from '../../contracts/checkout-details-contract.ts';
import { MANY_SKUS, checkoutDetailsProducts } from '../../support/cart-products.ts';
import { cartsAt, cartsWithReasons } from '../../support/magento-carts.ts';
import { drawnCatalogue } from '../../support/set-catalogue.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';

import { MAGENTO, magentoCartContracts } from './cart-contracts.ts';
/** The German shop is a website of its own, because a rule is for websites. */
const TWO_WEBSITES: MagentoFaults = { websites: { 'de-de': 'germany', 'de-at': 'germany' } };

magentoCartContracts(DEFAULT_RELEASE);

// Of the cases below only one release: coupons are read by REST, which is the same in all, and a full
// cart is a matter of its length.

checkoutDetailsContract(
  'Magento, with the token of an integration',
  (coupons, clock) => cartsWithReasons({ coupons, clock, faults: TWO_WEBSITES }, { clock }),
  checkoutDetailsProducts,
  { ...MAGENTO, hasCouponReasons: true },
);

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

const drawnStore = createCatalogueStore(drawnCatalogue);

cartPicturesContract('Magento', () => cartsAt({ store: drawnStore }));

cartFullContract(
  'Magento',
  () => cartsAt({ store: createCatalogueStore(manyCatalogue()) }),
  MANY_SKUS,
);
