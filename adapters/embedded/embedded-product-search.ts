import { createHash } from 'node:crypto';
import type { ProductSearch } from '#ports/product-search.ts';
import { formatSearchRequest } from '#src/search/search-document.ts';
import {
  isEmptySearchRequest,
  emptySearch,
  failedSearch,
  type SearchRequest,
} from '#src/search/search-result.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { createCategorySearch } from './category-search.ts';
import { createProductTexts, type ProductTexts } from './product-texts.ts';
import { memoize } from './memoize.ts';

/**
 * Search in process. A product matches if one variant meets every facet of the selection: size and
 * price range apply to the same variant. Indexes are built per locale and category, on first use.
 * Without `texts` there are no synonyms.
 */
export function createEmbeddedProductSearch(
  store: CatalogueStore,
  texts: ProductTexts = createProductTexts(store),
): ProductSearch {
  const scopes = scopesOf(store);
  const searches = memoize((locale: Locale) =>
    memoize(({ holds, facets }: Scope) => {
      const products = store.data.products.filter(({ categoryIds }) => holds(categoryIds));
      return createCategorySearch(store.local(locale), products, facets, texts);
    }),
  );
  return {
    productsAndFilters(request) {
      const { locale, objectId, query } = request;
      if (isEmptySearchRequest(request)) return Promise.resolve(emptySearch(query));
      const scope = scopes.get(objectId);
      return Promise.resolve(
        scope
          ? { ...searches(locale)(scope)(request), queryId: queryIdOf(request) }
          : failedSearch(404, `Unknown category: ${objectId}`, query),
      );
    },
  };
}

/**
 * The same request has the same id, so that a page is the same for every visitor of its URL and can
 * be cached.
 */
const queryIdOf = (request: SearchRequest): string =>
  createHash('sha256')
    .update(JSON.stringify(formatSearchRequest(request)))
    .digest('hex')
    .slice(0, 32);

/** The products a search covers, and the facets it offers. */
type Scope = {
  readonly holds: (categoryIds: readonly number[]) => boolean;
  readonly facets: readonly string[];
};

/** By object id: each category, and the whole catalogue under the empty id. */
function scopesOf({ data }: CatalogueStore): ReadonlyMap<string, Scope> {
  const scopes = new Map<string, Scope>();
  const facets = [...new Set(data.categories.flatMap((category) => category.facets))];
  scopes.set('', { holds: () => true, facets });
  for (const { id, facets } of data.categories) {
    scopes.set(String(id), { holds: (categoryIds) => categoryIds.includes(id), facets });
  }
  return scopes;
}
