import type { Locale } from '../shared/locale.ts';
import { rememberPerKey } from '../shared/remember.ts';
import type { Facet } from './facet.ts';
import { nameFacets, type NamedFacets } from './facet-names.ts';
import { groupFacets } from './group-facets.ts';

/**
 * Filters of a listing by URL name: facets with the same label are merged (F8), and each name is
 * unique. Memoized for the hundreds of links of a listing.
 */
export const listingFilters: (facets: readonly Facet[], locale: Locale) => NamedFacets =
  rememberPerKey((facets, locale) => nameFacets(groupFacets(facets, locale), locale));
