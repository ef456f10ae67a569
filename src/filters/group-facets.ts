import { facetKind, type Facet, type FacetValue } from './facet.ts';

/**
 * One filter per label (F8): facets that a shopper reads as the same are united, at the place of
 * the first. Equal values add their counts: the facets belong to different kinds of product, as
 * `matras_hardheid` and `topper_hardheid` do, so hardly a product is counted twice.
 *
 * The united facet is named after its size or price facet if it has one, else after the first.
 * Whoever asks the search service must ask for a chosen value under every facet of the label.
 */
export function groupFacets(facets: readonly Facet[]): readonly Facet[] {
  const groups = new Map<string, Facet>();
  for (const facet of facets) {
    const key = facet.label.trim().toLowerCase();
    const group = groups.get(key);
    groups.set(key, group === undefined ? facet : unite(group, facet));
  }
  return [...groups.values()];
}

const unite = (group: Facet, facet: Facet): Facet => ({
  name:
    facetKind(group.name) === 'list' && facetKind(facet.name) !== 'list' ? facet.name : group.name,
  label: group.label,
  values: uniteValues([...group.values, ...facet.values]),
});

function uniteValues(values: readonly FacetValue[]): readonly FacetValue[] {
  const counts = new Map<string, number>();
  for (const { value, count } of values) counts.set(value, (counts.get(value) ?? 0) + count);
  return Array.from(counts, ([value, count]) => ({ value, count }));
}
