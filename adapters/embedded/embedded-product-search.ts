import { createHash } from 'node:crypto';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { Log } from '#ports/log.ts';
import type { SearchEvents } from '#ports/measurement.ts';
import type { ProductSearch } from '#ports/search.ts';
import { formatSearchRequest } from '#src/search/search-document.ts';
import { validateSearchEvents } from '#src/search/search-event.ts';
import {
  emptySearch,
  failedSearch,
  isEmptySearchRequest,
  type SearchRequest,
} from '#src/search/search-result.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { createCategorySearch } from './category-search.ts';
import { memoize } from '#src/shared/memoize.ts';
import { createProductTexts, type ProductTexts } from './product-texts.ts';

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
      const products = store.data.products.filter(
        (product) => holds(product.categoryIds) && store.isFound(locale, product),
      );
      return createCategorySearch(store.localized(locale), products, facets, texts);
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
  readonly holds: (categoryIds: readonly string[]) => boolean;
  readonly facets: readonly string[];
};

/** By object id: each category, and the whole catalogue under the empty id. */
function scopesOf({ data }: CatalogueStore): ReadonlyMap<string, Scope> {
  const scopes = new Map<string, Scope>();
  const facets = [...new Set(data.categories.flatMap((category) => category.facets))];
  scopes.set('', { holds: () => true, facets });
  for (const { id, facets } of data.categories) {
    scopes.set(id, { holds: (categoryIds) => categoryIds.includes(id), facets });
  }
  return scopes;
}

/** Logs what shoppers did, not who they are; a search in process does not learn from events. */
export const createEmbeddedSearchEvents = (log: Log, clock: Clock): SearchEvents => ({
  send(locale, events) {
    const refusal = validateSearchEvents(events, clock.now());
    if (refusal) return Promise.resolve(err(refusal));
    for (const { kind, queryId, items } of events) {
      const facts = { locale, kind, items: items.map(({ sku, position }) => ({ sku, position })) };
      log.info('search-event', queryId === undefined ? facts : { ...facts, queryId });
    }
    return Promise.resolve(ok({ told: events.length }));
  },
});
