/** A facet value, with the number of products if it were the facet's only choice. */
export type FacetValue = {
  readonly value: string;
  readonly count: number;
  /** URL word set by an editor (L8); without one, URLs spell the value itself. */
  readonly urlWord?: string;
  /** Set if it is shown under a heading of its own. */
  readonly isApart?: true;
};

/**
 * A property that shoppers can filter a listing by: `maat`, labelled "Maat". Values are in display
 * order. Those of the price facet are amounts in euro, written as numbers: `299`, `349.5`.
 */
export type Facet = {
  /** The attribute's key. */
  readonly name: string;
  /** Keys of all facets that are merged under one label (F8), `name` first. */
  readonly names?: readonly string[];
  readonly label: string;
  readonly values: readonly FacetValue[];
  /** URL name set by an editor (L8); without one, it follows from the label. */
  readonly urlName?: string;
};

/** Size facets hold `<width>x<length>` values (F2), price facets amounts (F4), all others words. */
export type FacetKind = 'size' | 'price' | 'list';

/** Keys of all attributes whose values a facet offers, the facet's own name first. */
export const facetNames = ({ name, names }: Pick<Facet, 'name' | 'names'>): readonly string[] =>
  names ?? [name];

/** Attribute keys that the URL grammar treats specially (F6). */
export const SIZE_FACET = 'maat';
export const LENGTH_FACET = 'lengte';
export const PRICE_FACET = 'price';
/** Delivery time: listings show days of the calendar for its steps. */
export const DELIVERY_FACET = 'levertijd';

export function facetKind(name: string): FacetKind {
  if (name === SIZE_FACET) return 'size';
  return name === PRICE_FACET ? 'price' : 'list';
}
