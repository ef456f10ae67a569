import { facetNames, type Facet } from './facet.ts';
import { labelKey } from './merge-facets.ts';

/**
 * Finds the facet that an external program means (S4): by one of its keys, otherwise by its label.
 * The facets are those of a listing, merged by label (`mergeFacetsByLabel`).
 */
export const findFacetByKeyOrLabel = <F extends Pick<Facet, 'name' | 'names' | 'label'>>(
  called: string,
  facets: readonly F[],
): F | undefined =>
  facets.find((facet) => facetNames(facet).includes(called)) ??
  facets.find(({ label }) => labelKey(label) === labelKey(called));
