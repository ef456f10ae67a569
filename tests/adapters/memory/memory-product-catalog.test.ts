import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createMemoryAssortment } from '#adapters/memory/memory-product-catalog.ts';
import { assortmentContract } from '../../contracts/assortment-contract.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';

assortmentContract('memory', () => {
  const { categories, products } = smallCatalogue;
  const catalogue = createCatalogueStore(smallCatalogue).localized('nl-nl');
  return createMemoryAssortment(
    products
      .toSorted((a, b) => b.popularity - a.popularity)
      .map((product) => Object.assign({}, catalogue.product(product), { since: product.since })),
    new Map(categories.map(({ id, name }) => [id, name.nl])),
  );
});
