import type { Facet } from '#src/filters/facet.ts';
import { filterPairs } from '#src/search/filter-pairs.ts';
import type { Wire } from './algolia-reader.ts';
import { LARGEST_FACET, PRODUCT_FACETS } from './product-record.ts';

/** What a category, or the whole shop, can be narrowed by: all of it, whatever is chosen. */
export type FacetScope = {
  /** United by label (F8), in the order of the merchandisers, with every value there is. */
  readonly facets: readonly Facet[];
  /** Of a facet that tells the variants of a product apart: where it is counted. */
  readonly groupOf: ReadonlyMap<string, string>;
};

/** What rules and filters call the place of a question: a category, or the whole shop. */
export const scopeContext = (objectId: string): string =>
  objectId === '' ? 'whole-shop' : `category-${objectId}`;

/** The filter that keeps to a category; none for the whole shop. */
export const scopeFilters = (objectId: string): readonly (readonly string[])[] =>
  objectId === ''
    ? []
    : filterPairs([{ kind: 'values', name: PRODUCT_FACETS.categories, values: [objectId] }], []);

/**
 * Asks for everything that a place can be narrowed by. Nobody searched for it, so it is not counted
 * as a search.
 */
export const scopeQuestion = (indexName: string, objectId: string): Wire => ({
  indexName,
  query: '',
  facetFilters: scopeFilters(objectId),
  ruleContexts: [scopeContext(objectId)],
  facets: ['*'],
  maxValuesPerFacet: LARGEST_FACET,
  distinct: false,
  hitsPerPage: 0,
  analytics: false,
});
