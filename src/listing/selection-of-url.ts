import type { Facet } from '../filters/facet.ts';
import { knownFilters, selectionFromFilters } from '../filters/selection-from-filters.ts';
import type { Selection } from '../filters/selection.ts';
import { parseFilterSegments } from '../filters/url-grammar.ts';
import { splitUrl } from '../routing/url-parts.ts';
import { rewriteSearch, splitSearchSegments } from '../search/search-path.ts';
import type { Locale } from '../shared/locale.ts';
import { isSearchPage } from './listing-url.ts';

/** Context for parsing the filters of a listing's URLs. */
export type ListingUrlContext = {
  readonly categoryUrl: string;
  readonly facets: readonly Facet[];
  readonly locale: Locale;
};

/**
 * Selection of a listing's URL, without asking the search service; `undefined` for a URL that is
 * not one of this listing.
 */
export function selectionOfUrl(
  url: string,
  { categoryUrl, facets, locale }: ListingUrlContext,
): Selection | undefined {
  const { path, query } = splitUrl(url);
  const root = categoryUrl.replace(/\/$/, '');
  if (path !== categoryUrl && !path.startsWith(`${root}/`)) return undefined;
  const segments = isSearchPage({ categoryUrl })
    ? knownFilters(splitSearchSegments(rewriteSearch(query)).filters, facets, locale)
    : path.slice(root.length).split('/').filter(Boolean);
  const written = parseFilterSegments(segments);
  const selection = written.ok ? selectionFromFilters(written.value, facets, locale) : written;
  return selection.ok ? selection.value : undefined;
}
