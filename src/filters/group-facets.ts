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
  ...facet,
  ...group,
  name:
    facetKind(group.name) === 'list' && facetKind(facet.name) !== 'list' ? facet.name : group.name,
  values: uniteValues([...group.values, ...facet.values]),
});

function uniteValues(values: readonly FacetValue[]): readonly FacetValue[] {
  const united = new Map<string, FacetValue>();
  for (const option of values) {
    const count = (united.get(option.value)?.count ?? 0) + option.count;
    united.set(option.value, { ...option, ...united.get(option.value), count });
  }
  return [...united.values()];
}
