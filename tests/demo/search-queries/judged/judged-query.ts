import type { ProductKind } from '../expected.ts';

/** A result that answers a query: a page by its uid, or products by SKU or kind. */
export type RightAnswer =
  | string
  | { readonly sku: string }
  | { readonly all: readonly ProductKind[] };

/**
 * A query as shoppers type it, and every result that is right for it, judged by what the catalogue
 * and the pages say and not by what the search finds.
 */
export type JudgedQuery = readonly [query: string, ...right: readonly RightAnswer[]];
