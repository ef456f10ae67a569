import { isReservedParam } from '../routing/reserved-params.ts';
import { DEFAULT_LOCALE, type Locale } from '../shared/locale.ts';
import { memoizePerKey } from '../shared/memoize.ts';
import { type Facet, facetNames } from './facet.ts';
import { FILTER_DEFINITIONS, isDefinedFilter } from './filter-definitions.ts';
import { facetSlug, filterSlug, MAX_SLUG_LENGTH } from './filter-slug.ts';
import { mergeFacetsByLabel } from './merge-facets.ts';

/** Name of a facet in URLs: the one given by F6, an editor's, or its label as a word (F5). */
export function facetUrlName(
  { name, label, urlName }: Pick<Facet, 'name' | 'label' | 'urlName'>,
  locale: Locale,
): string {
  const predefined = FILTER_DEFINITIONS[locale].find((definition) => definition.name === name);
  return predefined?.urlName ?? urlName ?? facetSlug(label, locale);
}

/** Facets by URL name, in the order of the facets. */
export type FacetsByUrlName = ReadonlyMap<string, Facet>;

/**
 * Gives each facet of a listing a unique URL name. Labels may differ and yet read alike in a URL
 * ("Höhe", "Hohe"); the later facet is then named by its attribute key, or by a number. So is one
 * whose name has another meaning in a search page's URL (`page`). A name that F6 gives to a facet
 * of the listing is reserved for it, wherever that stands.
 */
export function assignUrlNames(facets: readonly Facet[], locale: Locale): FacetsByUrlName {
  const usedNames = new Set<string>();
  const names = new Map<Facet, string>();
  for (const facet of definedFirst(facets)) {
    const name = unusedName(facet, usedNames, locale);
    usedNames.add(name);
    names.set(facet, name);
  }
  return new Map(facets.map((facet) => [names.get(facet) ?? '', facet]));
}

const definedFirst = (facets: readonly Facet[]): readonly Facet[] => [
  ...facets.filter(({ name }) => isDefinedFilter(name)),
  ...facets.filter(({ name }) => !isDefinedFilter(name)),
];

function unusedName(facet: Facet, usedNames: ReadonlySet<string>, locale: Locale): string {
  const isUnused = (name: string) => !usedNames.has(name) && !isReservedParam(name);
  const name = facetUrlName(facet, locale) || 'filter';
  if (isUnused(name)) return name;
  const key = facetSlug(facet.name, locale) || name;
  return isUnused(key) ? key : numbered(name, usedNames);
}

function numbered(name: string, usedNames: ReadonlySet<string>): string {
  let number = 2;
  while (usedNames.has(withNumber(name, number))) number += 1;
  return withNumber(name, number);
}

/** Truncates the name if the whole would be too long to be parsed back unchanged. */
function withNumber(name: string, number: number): string {
  const suffix = `-${number}`;
  return name.slice(0, MAX_SLUG_LENGTH - suffix.length).replace(/-$/, '') + suffix;
}

/**
 * Finds the facet that `written` names in a URL (F5), compared as URL words: without case, accents
 * and punctuation. A facet also matches by its label and attribute keys, unless another facet has
 * that name, and by its label without the `e` that spells an umlaut: `hartegrad` is "Härtegrad".
 */
export function findFacetByUrlName(
  written: string,
  facets: FacetsByUrlName,
  locale: Locale,
): Facet | undefined {
  const slug = filterSlug(written, locale);
  return slug === '' ? undefined : (facets.get(slug) ?? findByOtherName(slug, facets, locale));
}

function findByOtherName(slug: string, facets: FacetsByUrlName, locale: Locale): Facet | undefined {
  const answersTo = (facet: Facet) =>
    [facet.label, ...facetNames(facet)].some((text) => facetSlug(text, locale) === slug);
  const hasLabel = ({ label }: Facet) => slugWithoutUmlauts(label) === slug;
  const all = [...facets.values()];
  return all.find(answersTo) ?? all.find(hasLabel);
}

/** A label's URL word where its accents are dropped, as in languages without umlauts. */
const slugWithoutUmlauts = (label: string): string =>
  facetSlug(label.replaceAll('ß', 'ss'), DEFAULT_LOCALE);

/**
 * Filters of a listing by URL name: facets with the same label are merged (F8), and each name is
 * unique. Memoized for the hundreds of links of a listing.
 */
export const facetsByUrlName: (facets: readonly Facet[], locale: Locale) => FacetsByUrlName =
  memoizePerKey((facets, locale) => assignUrlNames(mergeFacetsByLabel(facets, locale), locale));
