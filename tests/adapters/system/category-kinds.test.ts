import { expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedProductSearch } from '#adapters/embedded/embedded-product-search.ts';
import { withCategoryKinds } from '#adapters/system/category-kinds.ts';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import { objectIdOfKind } from '#src/catalog/categories.ts';
import { searchRequest } from '../../support/search-request.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';

const search = createEmbeddedProductSearch(createCatalogueStore(smallCatalogue));
const named = withCategoryKinds(search, shopCatalogue);

it('L6 answers for the category of a kind as for its id', async () => {
  const byKind = await named.productsAndFilters(
    searchRequest({ objectId: objectIdOfKind('toppers') }),
  );
  const byId = await search.productsAndFilters(searchRequest({ objectId: '3' }));
  expect(byKind).toEqual(byId);
  expect(byKind.hits.map(({ sku }) => sku)).toEqual(['T1', 'T2']);
});

it('L6 finds nothing in a category that the catalogue does not have, which is no failure', async () => {
  const none = withCategoryKinds(search, { categoryIds: new Map() });
  const request = searchRequest({ objectId: objectIdOfKind('toppers') });
  expect(await none.productsAndFilters(request)).toMatchObject({
    status: 200,
    hits: [],
    nbHits: 0,
  });
});
