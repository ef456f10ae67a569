import { decodePercent } from '../routing/percent-encoding.ts';
import type { Locale } from '../shared/locale.ts';
import { ok, type Result } from '../shared/result.ts';
import { facetsByUrlName, findFacetByUrlName } from './facet-url-names.ts';
import type { Facet } from './facet.ts';
import { resolveFilterValues } from './resolve-filter-values.ts';
import type { SelectedFacet, Selection } from './selection.ts';
import { type FilterRefusal, refuse, type UrlFilter } from './url-grammar.ts';

/**
 * Resolves the filters of a URL to a selection among the facets of a listing (F3-F8). The selection
 * is in the order of the facets and their values, so that URLs in any order give one selection
 * (F9). Filters of one name are one. Unknown values are ignored as long as another one matches; a
 * filter without any match is refused (F7).
 */
export function selectionFromFilters(
  written: readonly UrlFilter[],
  facets: readonly Facet[],
  locale: Locale,
): Result<Selection, FilterRefusal> {
  const filters = facetsByUrlName(facets, locale);
  const byFacet = new Map<Facet, { readonly values: string[]; readonly position: number }>();
  for (const [index, { name, values }] of written.entries()) {
    const facet = findFacetByUrlName(name, filters, locale);
    if (facet === undefined) return refuse('unknown-filter', index * 2, name);
    const filter = byFacet.get(facet) ?? { values: [], position: index * 2 + 1 };
    for (const value of values) filter.values.push(value);
    byFacet.set(facet, filter);
  }
  const selection: SelectedFacet[] = [];
  for (const facet of filters.values()) {
    const values = byFacet.get(facet);
    const selected = values && resolveFilterValues(facet, values, locale);
    if (selected?.ok === false) return selected;
    if (selected !== undefined) selection.push(selected.value);
  }
  return ok(selection);
}

/**
 * Segments of the filters that a listing has, names and values in turn. The others of a query
 * string are parameters with another purpose (S1).
 */
export function knownFilters(
  segments: readonly string[],
  facets: readonly Facet[],
  locale: Locale,
): readonly string[] {
  const byUrlName = facetsByUrlName(facets, locale);
  const isKnown = (name = '') =>
    findFacetByUrlName(decodePercent(name) ?? '', byUrlName, locale) !== undefined;
  return segments.filter((_, index) => isKnown(segments[index - (index % 2)]));
}
