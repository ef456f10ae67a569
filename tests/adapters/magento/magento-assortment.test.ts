import { createMagentoAssortment } from '#adapters/magento/magento-assortment.ts';
import { assortmentContract } from '../../contracts/assortment-contract.ts';
import { noDrift } from '../../support/drift.ts';
import { magentoOf } from '../../support/magento-in-process.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';

assortmentContract('Magento over the sandbox', () =>
  createMagentoAssortment(magentoOf(smallCatalogue), noDrift),
);
