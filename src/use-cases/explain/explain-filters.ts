import { chosenValues, type Selection } from '../../filters/selection.ts';
import { facetsByUrlName, findFacetByUrlName } from '../../filters/facet-url-names.ts';
import type { Facet } from '../../filters/facet.ts';
import { formatPriceRange } from '../../filters/price-range.ts';
import { resolveFilterValues } from '../../filters/resolve-filter-values.ts';
import {
  type FilterRefusal,
  parseFilterSegments,
  VALUE_JOINER,
} from '../../filters/url-grammar.ts';
import { decodePercent } from '../../routing/percent-encoding.ts';
import type { Locale } from '../../shared/locale.ts';
import type {
  ExplainedFilter,
  ExplainedSegment,
  ExplainedValue,
  ExplainedValues,
  WordElsewhere,
} from './explanation.ts';

/** Facets of one listing, in the words of one locale. */
export type LocalFacets = { readonly locale: Locale; readonly facets: readonly Facet[] };

/** The facets that a URL is matched with, and those of the same listing in other locales. */
export type FilterWords = LocalFacets & { readonly others: readonly LocalFacets[] };

/**
 * Explains the filter segments of a listing's path, by the same functions that read them. `words`
 * is absent if the facets are unknown, because the search failed or was not asked.
 */
export const explainFilterSegments = (
  written: readonly string[],
  words: FilterWords | undefined,
): readonly ExplainedSegment[] =>
  written.map((segment, index) => {
    const text = decodePercent(segment) ?? segment;
    const isName = index % 2 === 0;
    const pair = isName ? written.slice(index, index + 2) : written.slice(index - 1, index + 1);
    const parsed = parseFilterSegments(pair);
    if (isName && !parsed.ok && parsed.error.position === 0) {
      const { kind } = parsed.error;
      return { text, role: 'filter', match: 'refused', refusal: kind, elsewhere: [] };
    }
    if (!isName && !parsed.ok)
      return { text, role: 'values', ...refusedValues(pair, parsed.error) };
    if (!words) return { text, role: 'unread' };
    if (isName) return { text, role: 'filter', ...explainFilterName(text, words) };
    return { text, role: 'values', ...explainFilterValues(pair, words) };
  });

/** Explains the name of a filter, decoded. */
export function explainFilterName(name: string, words: FilterWords): ExplainedFilter {
  const { facets, locale, others } = words;
  const byName = facetsByUrlName(facets, locale);
  const facet = findFacetByUrlName(name, byName, locale);
  if (!facet) {
    const elsewhere = others.flatMap((other) => nameElsewhere(name, other, words));
    return { match: 'refused', refusal: 'unknown-filter', elsewhere };
  }
  return {
    match: byName.has(name) ? 'matched' : 'named-otherwise',
    key: facet.name,
    label: facet.label,
    urlName: urlNameOf(facet, words),
  };
}

/** Explains the values of a filter: its name and its joined values, as written. */
export function explainFilterValues(
  [name = '', joined = '']: readonly string[],
  words: FilterWords,
): ExplainedValues {
  const { facets, locale } = words;
  const facet = findFacetByUrlName(
    decodePercent(name) ?? name,
    facetsByUrlName(facets, locale),
    locale,
  );
  const parsed = parseFilterSegments([name, joined]);
  if (!parsed.ok) return refusedValues([name, joined], parsed.error);
  if (!facet) return refusedValues([name, joined], { kind: 'unknown-filter' });
  const texts = textsOf(joined);
  const values = texts.map((text) => explainValue(text, facet, words));
  const all = resolveFilterValues(facet, { values: texts, position: 1 }, locale);
  return { values, ...(!all.ok && { refusal: all.error.kind }) };
}

const refusedValues = (
  [, joined = '']: readonly string[],
  { kind }: Pick<FilterRefusal, 'kind'>,
): ExplainedValues => ({
  values: textsOf(joined).map((text) => ({ text, matches: [], elsewhere: [] })),
  refusal: kind,
});

const textsOf = (joined: string): readonly string[] =>
  joined.split(VALUE_JOINER).map((text) => decodePercent(text) ?? text);

function explainValue(text: string, facet: Facet, words: FilterWords): ExplainedValue {
  const resolved = resolveFilterValues(facet, { values: [text], position: 1 }, words.locale);
  if (resolved.ok) return { text, matches: matchesOf([resolved.value]), elsewhere: [] };
  const elsewhere = words.others.flatMap((other) => valueElsewhere(text, facet, other));
  return { text, matches: [], refusal: resolved.error.kind, elsewhere };
}

const matchesOf = (selection: Selection): readonly string[] =>
  selection.flatMap((one) =>
    one.kind === 'range' ? [formatPriceRange(one)] : chosenValues(selection, one.name),
  );

/** A name of another locale, as the facet with the same key is named here. */
function nameElsewhere(
  name: string,
  other: LocalFacets,
  words: FilterWords,
): readonly WordElsewhere[] {
  const { locale } = other;
  const facet = findFacetByUrlName(name, facetsByUrlName(other.facets, locale), locale);
  if (!facet) return [];
  const own = words.facets.find((one) => one.name === facet.name);
  return [{ locale, meaning: facet.label, ...(own && { here: urlNameOf(own, words) }) }];
}

/** A value of another locale. Values have no key that locales share, so none is named here. */
function valueElsewhere(
  text: string,
  facet: Facet,
  { facets, locale }: LocalFacets,
): readonly WordElsewhere[] {
  const there = [...facetsByUrlName(facets, locale).values()].find(
    ({ name }) => name === facet.name,
  );
  const resolved = there && resolveFilterValues(there, { values: [text], position: 1 }, locale);
  const [meaning] = resolved?.ok ? matchesOf([resolved.value]) : [];
  return meaning === undefined ? [] : [{ locale, meaning }];
}

function urlNameOf(facet: Facet, { facets, locale }: LocalFacets): string {
  const names = [...facetsByUrlName(facets, locale)];
  return names.find(([, one]) => one.name === facet.name)?.[0] ?? '';
}
