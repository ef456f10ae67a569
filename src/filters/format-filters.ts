import type { Locale } from '../shared/locale.ts';
import { PRICE_FACET, type Facet } from './facet.ts';
import { facetWords } from './facet-words.ts';
import { listingFilters } from './listing-filters.ts';
import { formatPriceRange } from './price-range.ts';
import type { SelectedFacet, Selection } from './selection.ts';
import type { WrittenFilter } from './url-grammar.ts';

/**
 * Writes a selection as the tail of a listing's path: `maat/140x200+160x200/prijs/200-500`, or
 * nothing. Canonical (F9): facets and values stand in the listing's order and values that read
 * alike are written once, so one selection has one URL. What the listing does not have, and what
 * URLs have no word for, is left out.
 */
export const formatFilters = (
  selection: Selection,
  facets: readonly Facet[],
  locale: Locale,
): string =>
  writeFilters(selection, facets, locale)
    .flatMap(({ name, values }) => [name, values.join('+')])
    .join('/');

/**
 * The filters of a selection as any URL writes them: those that {@link formatFilters} puts into a
 * path, and a search page into its query string. None is without values, and no escape is needed.
 */
export function writeFilters(
  selection: Selection,
  facets: readonly Facet[],
  locale: Locale,
): readonly WrittenFilter[] {
  const filters: WrittenFilter[] = [];
  for (const [name, facet] of listingFilters(facets, locale)) {
    const selected = selection.find((candidate) => candidate.name === facet.name);
    const values = selected === undefined ? [] : writeSelected(selected, facet, locale);
    if (values.length > 0) filters.push({ name, values });
  }
  return filters;
}

function writeSelected(selected: SelectedFacet, facet: Facet, locale: Locale): readonly string[] {
  if (selected.kind === 'range')
    return facet.name === PRICE_FACET ? [formatPriceRange(selected)] : [];
  const chosen = new Set(selected.values);
  const words = facetWords(facet, locale);
  const written = facet.values.flatMap(({ value }, place) =>
    chosen.has(value) ? words[place] || [] : [],
  );
  return [...new Set(written)];
}
