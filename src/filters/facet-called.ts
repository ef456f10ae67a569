import { facetNames, type Facet } from './facet.ts';
import { labelKey } from './group-facets.ts';

/**
 * The facet that other programs mean (S4): by one of its keys, else by its label. The facets are
 * those of a listing, united by label (`groupFacets`).
 */
export const facetCalled = <F extends Pick<Facet, 'name' | 'names' | 'label'>>(
  called: string,
  facets: readonly F[],
): F | undefined =>
  facets.find((facet) => facetNames(facet).includes(called)) ??
  facets.find(({ label }) => labelKey(label) === labelKey(called));
