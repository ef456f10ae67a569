/** A product that the search service has found, as it wants to hear of it. */
export type FoundHit = {
  readonly sku: string;
  /** Names the answer that showed it. */
  readonly queryId: string;
  /** Among all that was found, from 1. */
  readonly position: number;
};
