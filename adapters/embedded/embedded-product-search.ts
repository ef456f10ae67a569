import { createHash } from 'node:crypto';
import type { ProductSearch } from '#ports/product-search.ts';
import { formatSearchRequest } from '#src/search/search-document.ts';
import {
  asksNothing,
  emptySearch,
  failedSearch,
  type SearchRequest,
} from '#src/search/search-result.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { createCategorySearch } from './category-search.ts';
import { createProductTexts, type ProductTexts } from './product-texts.ts';
import { remember } from './remember.ts';

/**
 * Search in process. A product matches when one of its variants meets every facet of the
 * selection: a size and a price range speak of the same bed. Indexes are made per locale and
 * category, when they are first asked for. Without `texts` it knows no synonyms.
 */
export function createEmbeddedProductSearch(
  store: CatalogueStore,
  texts: ProductTexts = createProductTexts(store),
): ProductSearch {
  const scopes = scopesOf(store);
  const searches = remember((locale: Locale) =>
    remember(({ holds, facets }: Scope) => {
      const products = store.data.products.filter(({ categoryIds }) => holds(categoryIds));
      return createCategorySearch(store.local(locale), products, facets, texts);
    }),
  );
  return {
    productsAndFilters(request) {
      const { locale, objectId, query } = request;
      if (asksNothing(request)) return Promise.resolve(emptySearch(query));
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
 * The same question has the same name, so that a page is the same for every visitor of its URL and
 * may be kept.
 */
const queryIdOf = (request: SearchRequest): string =>
  createHash('sha256')
    .update(JSON.stringify(formatSearchRequest(request)))
    .digest('hex')
    .slice(0, 32);

/** Where a question looks, and what it may be narrowed by. */
type Scope = {
  readonly holds: (categoryIds: readonly number[]) => boolean;
  readonly facets: readonly string[];
};

/** By object id: each category, and under the empty id the whole catalogue. */
function scopesOf({ data }: CatalogueStore): ReadonlyMap<string, Scope> {
  const scopes = new Map<string, Scope>();
  const facets = [...new Set(data.categories.flatMap((category) => category.facets))];
  scopes.set('', { holds: () => true, facets });
  for (const { id, facets } of data.categories) {
    scopes.set(String(id), { holds: (categoryIds) => categoryIds.includes(id), facets });
  }
  return scopes;
}
