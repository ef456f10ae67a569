/** A value of a facet, and how many products it would show if it were the facet's only choice. */
export type FacetValue = {
  readonly value: string;
  readonly count: number;
  /** How URLs write it where an editor has said so (L8); else they spell the value itself. */
  readonly urlWord?: string;
};

/**
 * A property that shoppers can narrow a listing by: `maat`, labelled "Maat". Values stand in the
 * order in which they are shown. Those of the price facet are amounts in euro, written as numbers:
 * `299`, `349.5`.
 */
export type Facet = {
  /** The attribute's key. */
  readonly name: string;
  /** Of facets that are united under one label (F8), the keys of all, `name` first. */
  readonly names?: readonly string[];
  readonly label: string;
  readonly values: readonly FacetValue[];
  /** What URLs call it where an editor has said so (L8); else its label names it. */
  readonly urlName?: string;
};

/** Size facets hold `<width>x<length>` values (F2), price facets amounts (F4), all others words. */
export type FacetKind = 'size' | 'price' | 'list';

/** The keys of all attributes whose values a facet offers, the one that names it first. */
export const facetNames = ({ name, names }: Pick<Facet, 'name' | 'names'>): readonly string[] =>
  names ?? [name];

/** The attribute keys that the grammar treats in a way of their own (F6). */
export const SIZE_FACET = 'maat';
export const PRICE_FACET = 'price';

export function facetKind(name: string): FacetKind {
  if (name === SIZE_FACET) return 'size';
  return name === PRICE_FACET ? 'price' : 'list';
}
