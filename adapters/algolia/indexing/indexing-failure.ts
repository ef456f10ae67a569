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
  /** Some records are missing; the next run starts over. */
  | { readonly kind: 'records-missing'; readonly index: string; readonly missing: number };

/** Message for the operator of the indexing. */
export function explainIndexing(failure: IndexingFailure): string {
  switch (failure.kind) {
    case 'goods-unavailable':
      return `The products cannot be read: ${failure.message}`;
    case 'content-unavailable':
      return `The pages cannot be read: ${failure.message}`;
    case 'assortment-changed':
      return 'The products changed while they were read. Run the command again.';
    case 'nothing-to-index':
      return `There are no records for ${failure.index}; the index is left unchanged.`;
    case 'service-failed':
      return `${failure.index}: ${failure.message} (${failure.status}) Run the command again to continue.`;
    case 'records-missing':
      return `${failure.index} lacks ${failure.missing} records. Run the command again to start over.`;
  }
}
