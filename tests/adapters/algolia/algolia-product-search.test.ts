import { afterAll, describe, expect, it } from 'vitest';
import { createAlgoliaProductSearch } from '#adapters/algolia/algolia-product-search.ts';
import { productSearchContract } from '../../contracts/product-search-contract.ts';
import { indexedAlgolia } from '../../support/indexed-algolia.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { smallContent } from '../../support/small-content.ts';

const indexed = await indexedAlgolia(smallCatalogue, smallContent);
afterAll(() => indexed.algolia.close());

productSearchContract('Algolia over the sandbox', () => createAlgoliaProductSearch(indexed));
describe('x', () => {
  it('y', () => {
    expect(indexed.dropped).toEqual([]);
  });
});
