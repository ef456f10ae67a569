import type { Facet } from '#src/filters/facet.ts';
import { toFacetFilters } from '#src/search/facet-filters.ts';
import type { AlgoliaPayload } from './algolia-client.ts';
import { MAX_FACET_VALUES, PRODUCT_FACETS } from './product-record.ts';

/** All facets of a category or of the whole shop, whatever is chosen. */
export type FacetScope = {
  /** Grouped by label (F8), in the merchandisers' order, with every value. */
  readonly facets: readonly Facet[];
  /** For facets in which variants differ: the group by which they are counted. */
  readonly groupOf: ReadonlyMap<string, string>;
  /** Groups that a replica counts. */
  readonly replicas: ReadonlySet<string>;
  /** Maximum number of chosen groups, besides price, for which the best offers are indexed. */
  readonly offerDepth: number;
};

/** Rule context of a category or of the whole shop. */
export const scopeContext = (objectId: string): string =>
  objectId === '' ? 'whole-shop' : `category-${objectId}`;

/** Returns the filter for a category; none for the whole shop. */
export const scopeFilters = (objectId: string): readonly (readonly string[])[] =>
  objectId === ''
    ? []
    : toFacetFilters([{ kind: 'values', name: PRODUCT_FACETS.categories, values: [objectId] }], []);

/** The query for all facets of a scope. No shopper made it, so it is left out of analytics. */
export const scopeQuery = (indexName: string, objectId: string): AlgoliaPayload => ({
  indexName,
  query: '',
  facetFilters: scopeFilters(objectId),
  ruleContexts: [scopeContext(objectId)],
  facets: ['*'],
  maxValuesPerFacet: MAX_FACET_VALUES,
  distinct: false,
  hitsPerPage: 0,
  analytics: false,
});
