import { afterAll } from 'vitest';
import { createAlgoliaRecommender } from '#adapters/algolia/algolia-recommender.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedRecommender } from '#adapters/embedded/embedded-recommender.ts';
import { recommendFromPort } from '#sandbox/algolia/recommend/recommend-from-port.ts';
import { recommenderContract } from '../../contracts/recommender-contract.ts';
import { indexedAlgolia } from '../../support/indexed-algolia.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { smallContent } from '../../support/small-content.ts';

const embedded = createEmbeddedRecommender(createCatalogueStore(smallCatalogue), [
  { day: '2026-05-01', skus: ['M1', 'T1'] },
  { day: '2026-05-03', skus: ['M2', 'M4'] },
]);

const indexed = await indexedAlgolia(smallCatalogue, smallContent, {
  recommend: recommendFromPort(embedded),
});
afterAll(() => indexed.algolia.close());

recommenderContract('Algolia over the sandbox', () => createAlgoliaRecommender(indexed), {
  reportsUnknownProduct: false,
});
