import type { Locale } from '../shared/locale.ts';
import { PRICE_FACET, type Facet } from './facet.ts';
import { facetValueSlugs } from './filter-slug.ts';
import { facetsByUrlName } from './facet-url-names.ts';
import { formatPriceRange, narrowToPrices } from './price-range.ts';
import type { SelectedFacet, Selection } from './selection.ts';
import type { UrlFilter } from './url-grammar.ts';

/**
 * Formats a selection as the tail of a listing's path: `maat/140x200+160x200/prijs/200-500`, or an
 * empty text. Canonical (F9): facets and values are in the listing's order, values that read alike
 * are written once, and a price range ends at prices of the listing, so one selection has one URL.
 * Drops what the listing does not have, and what URLs have no word for.
 */
export const formatFilters = (
  selection: Selection,
  facets: readonly Facet[],
  locale: Locale,
): string =>
  toUrlFilters(selection, facets, locale)
    .map(({ name, values }) => `${name}/${values.join('+')}`)
    .join('/');

/**
 * Filters of a selection as URLs write them: {@link formatFilters} puts them into a path, a search
 * page into its query string. Each has values, and none needs escaping.
 */
export function toUrlFilters(
  selection: Selection,
  facets: readonly Facet[],
  locale: Locale,
): readonly UrlFilter[] {
  const filters: UrlFilter[] = [];
  for (const [name, facet] of facetsByUrlName(facets, locale)) {
    const selected = selection.find((candidate) => candidate.name === facet.name);
    const values = selected === undefined ? [] : wordsOfSelected(selected, facet, locale);
    if (values.length > 0) filters.push({ name, values });
  }
  return filters;
}

/** Words that URLs have for the choice of a facet, in the order of its values. */
export function wordsOfSelected(
  selected: SelectedFacet,
  facet: Facet,
  locale: Locale,
): readonly string[] {
  if (selected.kind === 'range')
    return facet.name === PRICE_FACET
      ? [formatPriceRange(narrowToPrices(selected, facet) ?? selected)]
      : [];
  const slugs = facetValueSlugs(facet, locale);
  const written: string[] = [];
  facet.values.forEach(({ value }, index) => {
    const slug = slugs[index] ?? '';
    if (slug !== '' && selected.values.includes(value) && !written.includes(slug))
      written.push(slug);
  });
  return written;
}
