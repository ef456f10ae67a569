import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedAssortment } from '#adapters/embedded/embedded-product-catalog.ts';
import { gatherAssortment } from '#adapters/algolia/indexing/gather-assortment.ts';
import type { ListedProduct } from '#ports/product-catalog.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import { planCategoryFacets } from '#src/catalog/category-facets.ts';
import { SHOP_ATTRIBUTES } from '#src/catalog/shop-catalogue.ts';
import { createListMemory } from '../support/indexed-algolia.ts';

describe('the description of the demo shop', () => {
  it('L6 names the filters of its categories, all of which products have', async () => {
    const assortment = createEmbeddedAssortment(createCatalogueStore(catalogue));
    const products = createListMemory<ListedProduct>();
    const gathered = await gatherAssortment(assortment, 'nl-nl', products);
    if (!gathered.ok) throw new Error(gathered.error.kind);
    const { facets, problems } = planCategoryFacets({
      ...gathered.value,
      products,
      described: shopCatalogue.facets,
    });
    expect(facets).toEqual(new Map(catalogue.categories.map(({ id, facets }) => [id, facets])));
    expect(problems).toEqual([]);
  });

  it('L4 highlights attributes of the shop', () => {
    const codes = [...shopCatalogue.highlights.values()].flat().map(({ code }) => code);
    expect(codes.filter((code) => !SHOP_ATTRIBUTES.has(code))).toEqual([]);
  });
});
