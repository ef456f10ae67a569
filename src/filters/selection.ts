/**
 * A shopper's choices, with at most one entry per facet. Values of one facet widen the listing
 * (OR), facets narrow each other (AND).
 */
export type Selection = readonly SelectedFacet[];

export type SelectedFacet = SelectedValues | SelectedRange;

/** Chosen values of the facet `name`, as the facet spells them. Never empty. */
export type SelectedValues = {
  readonly kind: 'values';
  readonly name: string;
  readonly values: readonly string[];
};

/** A price range in cents, bounds inclusive. */
export type SelectedRange = {
  readonly kind: 'range';
  readonly name: string;
  readonly minCents: number;
  readonly maxCents: number;
};
