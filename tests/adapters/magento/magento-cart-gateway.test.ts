import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import type { MagentoFaults } from '#sandbox/magento/magento-faults.ts';
import { DEFAULT_RELEASE } from '#sandbox/magento/releases.ts';
import {
  cartPicturesContract,
  checkoutDetailsContract,
} from '../../contracts/checkout-details-contract.ts';
import { checkoutDetailsProducts } from '../../support/cart-products.ts';
import { cartsAt, cartsWithReasons } from '../../support/magento-carts.ts';
import { drawnCatalogue } from '../../support/set-catalogue.ts';
import { MAGENTO, magentoCartContracts } from './cart-contracts.ts';

/** The German shop is a website of its own, because a rule is for websites. */
const TWO_WEBSITES: MagentoFaults = { websites: { 'de-de': 'germany', 'de-at': 'germany' } };

magentoCartContracts(DEFAULT_RELEASE);

// Of the cases below only one release: coupons are read by REST, which is the same in all.

checkoutDetailsContract(
  'Magento, with the token of an integration',
  (coupons, clock) => cartsWithReasons({ coupons, clock, faults: TWO_WEBSITES }, { clock }),
  checkoutDetailsProducts,
  { ...MAGENTO, hasCouponReasons: true },
);

const drawnStore = createCatalogueStore(drawnCatalogue);

cartPicturesContract('Magento', () => cartsAt({ store: drawnStore }));
