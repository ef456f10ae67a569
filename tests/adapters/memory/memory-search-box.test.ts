import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createMemoryRecommender } from '#adapters/memory/memory-recommender.ts';
import { createMemorySearchBox } from '#adapters/memory/memory-search-box.ts';
import { recommenderContract } from '../../contracts/recommender-contract.ts';
import { searchBoxContract } from '../../contracts/search-box-contract.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';

const local = createCatalogueStore(smallCatalogue).localized('nl-nl');
const products = smallCatalogue.products.map((product) => local.product(product));

searchBoxContract('memory', () =>
  createMemorySearchBox({
    products,
    entries: { categories: [{ title: 'mattresses', url: '/matrassen' }] },
    topSearches: ['matras', 'topper'],
  }),
);

recommenderContract('memory', () => createMemoryRecommender(products, [['M1', 'T1']]));
