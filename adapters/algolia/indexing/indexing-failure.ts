import type { FacetProblem } from '#src/catalog/category-facets.ts';

/** Why indexing failed. Shoppers still search the records that were live before. */
export type IndexingFailure =
  | { readonly kind: 'goods-unavailable' | 'content-unavailable'; readonly message: string }
  /** Products changed during the read; run again. */
  | { readonly kind: 'assortment-changed' }
  /** No products, which is certainly an error. */
  | { readonly kind: 'nothing-to-index'; readonly index: string }
  | {
      readonly kind: 'service-failed';
      readonly index: string;
      readonly status: number;
      readonly message: string;
    }
  /** A record that the plan of the application does not allow. */
  | {
      readonly kind: 'record-too-large';
      readonly index: string;
      readonly objectID: string;
      readonly bytes: number;
      readonly maxRecordBytes: number;
    }
  /** Some records are missing; the next run starts over. */
  | { readonly kind: 'records-missing'; readonly index: string; readonly missing: number };

/** Message for the operator of the indexing. */
export function describeIndexingFailure(failure: IndexingFailure): string {
  switch (failure.kind) {
    case 'goods-unavailable':
      return `The products cannot be read: ${failure.message} ${REASON}`;
    case 'content-unavailable':
      return `The pages cannot be read: ${failure.message} ${REASON}`;
    case 'assortment-changed':
      return 'The products changed while they were read. Run the command again.';
    case 'nothing-to-index':
      return `There are no records for ${failure.index}; the index is left unchanged.`;
    case 'service-failed':
      return `${failure.index}: ${failure.message} (${failure.status}) ${adviceOn(failure.status)}`;
    case 'record-too-large':
      return `${failure.index}: the record ${failure.objectID} has ${failure.bytes} bytes, more than ${failure.maxRecordBytes}. Shorten the product's texts or attributes, or set ALGOLIA_RECORD_BYTES to the limit of your plan.`;
    case 'records-missing':
      return `${failure.index} lacks ${failure.missing} records. Run the command again to start over.`;
  }
}

const REASON = 'npm run doctor tells why.';

/** What an operator can do about a status of Algolia; its messages change. */
function adviceOn(status: number): string {
  if (status === 401 || status === 403)
    return 'Check ALGOLIA_APP_ID, and give ALGOLIA_WRITE_KEY a key of it with the rights search, browse, addObject, deleteObject, deleteIndex, listIndexes, settings and editSettings; if it has them, the plan of the application allows no more records, indexes or operations.';
  if (status === 429) return 'Too many writes are waiting. Run the command again later.';
  return 'Run the command again to continue.';
}

const ADVICE =
  'Describe its filters in SHOP_CATALOGUE, or make attributes of its products filterable (docs/catalogue.md).';

/** Warning for the operator of the indexing, about the filters of a category. */
export function explainFacets(problem: FacetProblem): string {
  switch (problem.kind) {
    case 'category-without-facets':
      return `category ${problem.id} "${problem.name}" has no filters. ${ADVICE}`;
    case 'category-with-price-only':
      return `category ${problem.id} "${problem.name}" has no filter but the price. ${ADVICE}`;
    case 'facet-without-values':
      return `category ${problem.id} "${problem.name}": no product has the attribute ${problem.code}, which SHOP_CATALOGUE makes a filter.`;
    case 'unknown-category':
      return `SHOP_CATALOGUE describes the category ${problem.id}, which the commerce backend does not have.`;
  }
}
