import type { ProductSearch } from '#ports/search.ts';
import { kindOfObjectId } from '#src/catalog/categories.ts';
import type { ShopCatalogue } from '#src/catalog/shop-catalogue.ts';
import { emptySearch } from '#src/search/search-result.ts';

/**
 * A search that also knows categories by their kind. A catalogue without a category of a kind has
 * no such products, which is no failure.
 */
export const withCategoryKinds = (
  search: ProductSearch,
  { categoryIds }: Pick<ShopCatalogue, 'categoryIds'>,
): ProductSearch => ({
  productsAndFilters(request) {
    const kind = kindOfObjectId(request.objectId);
    if (kind === undefined) return search.productsAndFilters(request);
    const objectId = categoryIds.get(kind);
    return objectId === undefined
      ? Promise.resolve(emptySearch(request.query))
      : search.productsAndFilters({ ...request, objectId });
  },
});
