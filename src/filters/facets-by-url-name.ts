import type { Locale } from '../shared/locale.ts';
import { memoizePerKey } from '../shared/memoize.ts';
import type { Facet } from './facet.ts';
import { assignUrlNames, type FacetsByUrlName } from './facet-url-names.ts';
import { mergeFacetsByLabel } from './merge-facets.ts';

/**
 * Filters of a listing by URL name: facets with the same label are merged (F8), and each name is
 * unique. Memoized for the hundreds of links of a listing.
 */
export const facetsByUrlName: (facets: readonly Facet[], locale: Locale) => FacetsByUrlName =
  memoizePerKey((facets, locale) => assignUrlNames(mergeFacetsByLabel(facets, locale), locale));
