/** A product found by the search service, as its events need it. */
export type TrackedHit = {
  readonly sku: string;
  /** Query id of the answer that showed it. */
  readonly queryId: string;
  /** Position among all hits, from 1. */
  readonly position: number;
};
