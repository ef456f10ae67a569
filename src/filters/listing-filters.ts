import type { Locale } from '../shared/locale.ts';
import type { Facet } from './facet.ts';
import { nameFacets, type NamedFacets } from './facet-names.ts';
import { groupFacets } from './group-facets.ts';

/**
 * The filters of a listing as its URLs know them: facets with one label are one (F8), and each has
 * a name of its own. A listing shows hundreds of links with filters, all of the same facets, so
 * the answer is remembered for as long as the list of facets lives.
 *
 * That memory cannot be seen from outside: facets and locale are all the answer depends on, and it
 * is freed with its key. Held by the callers, it would have to travel beside the facets through
 * every link.
 */
export function listingFilters(facets: readonly Facet[], locale: Locale): NamedFacets {
  const known = remembered.get(facets) ?? new Map<Locale, NamedFacets>();
  const filters = known.get(locale) ?? nameFacets(groupFacets(facets), locale);
  remembered.set(facets, known.set(locale, filters));
  return filters;
}

const remembered = new WeakMap<readonly Facet[], Map<Locale, NamedFacets>>();
