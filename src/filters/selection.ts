/**
 * What a shopper has chosen: per facet, at most once. Values of one facet widen the listing (or),
 * facets narrow each other (and).
 */
export type Selection = readonly SelectedFacet[];

export type SelectedFacet = SelectedValues | SelectedRange;

/** Values of the facet `name`, each as the facet spells it. Never empty. */
export type SelectedValues = {
  readonly kind: 'values';
  readonly name: string;
  readonly values: readonly string[];
};

/** A price range in cents, bounds included. */
export type SelectedRange = {
  readonly kind: 'range';
  readonly name: string;
  readonly minCents: number;
  readonly maxCents: number;
};
