import type { Locale } from '../shared/locale.ts';
import { rememberPerKey } from '../shared/remember.ts';
import type { Facet } from './facet.ts';
import { nameFacets, type NamedFacets } from './facet-names.ts';
import { groupFacets } from './group-facets.ts';

/**
 * The filters of a listing as its URLs know them: facets with one label are one (F8), and each has
 * a name of its own. Made once for the hundreds of links of a listing.
 */
export const listingFilters: (facets: readonly Facet[], locale: Locale) => NamedFacets =
  rememberPerKey((facets, locale) => nameFacets(groupFacets(facets, locale), locale));
