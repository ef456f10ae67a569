import type { Locale } from '../shared/locale.ts';
import type { Facet } from './facet.ts';
import { nameFacets, type NamedFacets } from './facet-names.ts';
import { groupFacets } from './group-facets.ts';

/**
 * The filters of a listing as its URLs know them: facets with one label are one (F8), and each has
 * a name of its own. A listing shows hundreds of links with filters, all of the same facets, so
 * the answer is remembered for as long as the list of facets lives.
 */
export function listingFilters(facets: readonly Facet[], locale: Locale): NamedFacets {
  const known = remembered.get(facets) ?? new Map<Locale, NamedFacets>();
  const filters = known.get(locale) ?? nameFacets(groupFacets(facets), locale);
  remembered.set(facets, known.set(locale, filters));
  return filters;
}

const remembered = new WeakMap<readonly Facet[], Map<Locale, NamedFacets>>();
