import type { Locale } from '../shared/locale.ts';
import { PRICE_FACET, type Facet } from './facet.ts';
import { listingFilters } from './listing-filters.ts';
import { optionWord } from './option-word.ts';
import { formatPriceRange } from './price-range.ts';
import type { SelectedFacet, Selection } from './selection.ts';

/**
 * Writes a selection as the tail of a listing's path: `maat/140x200+160x200/prijs/200-500`, or
 * nothing. Canonical (F9): facets and values stand in the listing's order and values that read
 * alike are written once, so one selection has one URL. What the listing does not have, and what
 * URLs have no word for, is left out.
 */
export function formatFilters(
  selection: Selection,
  facets: readonly Facet[],
  locale: Locale,
): string {
  if (selection.length === 0) return '';
  const segments: string[] = [];
  for (const [name, facet] of listingFilters(facets, locale)) {
    const selected = selection.find((candidate) => candidate.name === facet.name);
    const values = selected === undefined ? '' : formatSelected(selected, facet, locale);
    if (values !== '') segments.push(name, values);
  }
  return segments.join('/');
}

function formatSelected(selected: SelectedFacet, facet: Facet, locale: Locale): string {
  if (selected.kind === 'range')
    return facet.name === PRICE_FACET ? formatPriceRange(selected) : '';
  const chosen = new Set(selected.values);
  const values = facet.values.map((option) => option.value).filter((value) => chosen.has(value));
  const words = new Set(values.map((value) => optionWord(facet, value, locale)));
  return [...words].filter((word) => word !== '').join('+');
}
