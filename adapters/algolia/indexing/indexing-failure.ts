/** Why a shop was not indexed. Whatever shoppers searched in before, they still do. */
export type IndexingFailure =
  | { readonly kind: 'goods-unavailable' | 'content-unavailable'; readonly message: string }
  /** Goods came or went while they were read: try again. */
  | { readonly kind: 'goods-changed' }
  /** There is nothing to sell, which no shop means. */
  | { readonly kind: 'nothing-to-index'; readonly index: string }
  | {
      readonly kind: 'service-failed';
      readonly index: string;
      readonly status: number;
      readonly message: string;
    }
  /** Not every record has arrived; the next attempt starts over. */
  | { readonly kind: 'records-missing'; readonly index: string; readonly missing: number };

/** The same in a sentence for who runs the indexing. */
export function explainIndexing(failure: IndexingFailure): string {
  switch (failure.kind) {
    case 'goods-unavailable':
      return `The goods cannot be read: ${failure.message}`;
    case 'content-unavailable':
      return `The pages cannot be read: ${failure.message}`;
    case 'goods-changed':
      return 'Goods came or went while they were read. Run it again.';
    case 'nothing-to-index':
      return `There is nothing for ${failure.index}; it is left as it is.`;
    case 'service-failed':
      return `${failure.index}: ${failure.message} (${failure.status}) Run it again to go on.`;
    case 'records-missing':
      return `${failure.index} lacks ${failure.missing} records. Run it again to start over.`;
  }
}
