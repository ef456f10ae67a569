import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedAssortment } from '#adapters/embedded/embedded-assortment.ts';
import { assortmentContract } from '../../contracts/assortment-contract.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';

assortmentContract('embedded', () =>
  createEmbeddedAssortment(createCatalogueStore(smallCatalogue)),
);
