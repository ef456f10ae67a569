import type { Ids } from '#ports/ids.ts';
import type { ProductSearch } from '#ports/product-search.ts';
import type { Hit } from '#src/catalog/product.ts';
import { SIZE_FACET } from '#src/filters/facet.ts';
import { failedSearch, type SearchRequest, type SearchResult } from '#src/search/search-result.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { countFacets, type FacetCounts } from './facet-count.ts';
import { buildFacetIndex, type FacetIndex } from './facet-index.ts';
import { remember } from './remember.ts';
import { chosenValues, type ChosenValues } from './selection-mask.ts';
import { sortMatches } from './sort-hits.ts';
import { createTextMatch } from './text-match.ts';

/**
 * Search in process. A product matches when one of its variants meets every facet of the
 * selection: a size and a price range belong to the same bed. Indexes are made per locale and
 * category, when they are first asked for.
 */
export function createEmbeddedProductSearch(store: CatalogueStore, ids: Ids): ProductSearch {
  const scopes = scopesOf(store);
  const indexes = remember((locale: Locale) =>
    remember((scope: Scope) => createSearchIndex(store, locale, scope)),
  );
  return {
    productsAndFilters(request) {
      const scope = scopes.get(request.objectId);
      return Promise.resolve(
        scope
          ? answer(store, indexes(request.locale)(scope), request, ids.next())
          : failedSearch(404, `Unknown category: ${request.objectId}`, request.query),
      );
    },
  };
}

/** Where a question looks: a category, or under the empty id the whole catalogue. */
type Scope = { readonly categoryId?: number; readonly facets: readonly string[] };

function scopesOf({ data }: CatalogueStore): ReadonlyMap<string, Scope> {
  const all = { facets: [...new Set(data.categories.flatMap(({ facets }) => facets))] };
  return new Map<string, Scope>([
    ['', all],
    ...data.categories.map(({ id, facets }) => [String(id), { categoryId: id, facets }] as const),
  ]);
}

function createSearchIndex(store: CatalogueStore, locale: Locale, { categoryId, facets }: Scope) {
  const products = store.data.products.filter(
    ({ categoryIds }) => categoryId === undefined || categoryIds.includes(categoryId),
  );
  const catalogue = store.local(locale);
  const index = buildFacetIndex(catalogue, products, facets);
  return { ...index, textMatch: createTextMatch(catalogue, index.products) };
}

type SearchIndex = ReturnType<typeof createSearchIndex>;

function answer(
  store: CatalogueStore,
  index: SearchIndex,
  request: SearchRequest,
  queryId: string,
): SearchResult {
  const chosen = chosenValues(index.columns, request.selection);
  const found = countFacets(index, chosen ?? [], chosen ? index.textMatch(request.query) : nothing);
  const perPage = Math.max(0, request.itemsPerPage);
  const start = (Math.max(1, request.page) - 1) * perPage;
  const shown = sortMatches(index, found, request.sorting).slice(start, start + perPage);
  return {
    status: 200,
    message: '',
    facets: index.columns.map(({ name, label, values }, facet) => ({
      name,
      label,
      values: values.map((value, id) => ({ value, count: found.counts[facet]?.[id] ?? 0 })),
    })),
    filtersOrder: index.columns.map(({ name }) => name),
    hits: shown.flatMap((product) => toHit(store, index, request, found, chosen ?? [], product)),
    pages: perPage > 0 ? Math.ceil(found.matches.length / perPage) : 0,
    nbHits: found.matches.length,
    nbSortedHits: found.matches.length,
    query: request.query,
    queryId,
  };
}

const nothing = () => false;

function toHit(
  store: CatalogueStore,
  index: FacetIndex,
  { locale }: SearchRequest,
  { shownRow }: FacetCounts,
  chosen: ChosenValues,
  product: number,
): readonly Hit[] {
  const data = index.products[product];
  const offer = index.variants[shownRow[product] ?? -1];
  if (!data || !offer) return [];
  const sizes = chosenSizes(index, chosen);
  const priceFrom = data.variants.some(
    ({ size, cents }) => cents > offer.cents && (!sizes || sizes.has(size ?? '')),
  );
  return [store.local(locale).hit(data, offer, priceFrom)];
}

function chosenSizes(index: FacetIndex, chosen: ChosenValues): ReadonlySet<string> | undefined {
  const facet = index.columns.findIndex(({ codes }) => codes.includes(SIZE_FACET));
  const wanted = chosen[facet];
  if (!wanted) return undefined;
  return new Set(index.columns[facet]?.values.filter((_, id) => wanted[id] === 1));
}
