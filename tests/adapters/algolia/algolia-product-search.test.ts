import { afterAll, describe, expect, it } from 'vitest';
import { createAlgoliaProductSearch } from '#adapters/algolia/algolia-product-search.ts';
import { SEARCH_SORTINGS } from '#src/search/sorting-and-page-size.ts';
import { productSearchContract } from '../../contracts/product-search-contract.ts';
import { indexedAlgolia } from '../../support/indexed-algolia.ts';
import { searchRequest } from '../../support/search-request.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { smallContent } from '../../support/small-content.ts';
import { inScope } from '../../support/test-scope.ts';

const indexed = await indexedAlgolia(smallCatalogue, smallContent);
afterAll(() => indexed.algolia.close());

productSearchContract(
  'Algolia over the sandbox',
  () => createAlgoliaProductSearch(indexed),
  undefined,
  { numRuns: inScope(100, 15) },
);

describe('the indexed records', () => {
  it('are all read as hits under every sorting', async () => {
    const search = createAlgoliaProductSearch(indexed);
    const selection = [{ kind: 'range', name: 'price', minCents: 0, maxCents: 1e7 }] as const;
    for (const sorting of SEARCH_SORTINGS) {
      const request = searchRequest({ objectId: '', selection, sorting });
      const found = await search.productsAndFilters(request);
      expect(found.hits).toHaveLength(smallCatalogue.products.length);
    }
    expect(indexed.dropped).toEqual([]);
  });
});
