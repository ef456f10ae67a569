import type { Locale } from '../shared/locale.ts';
import type { Facet } from './facet.ts';
import { FILTER_DEFINITIONS } from './filter-definitions.ts';
import { isReservedName } from './reserved-names.ts';
import { LONGEST_WORD, urlWord } from './url-word.ts';

/** What URLs call a facet: the name that F6 gives it, an editor's, or its label as a word (F5). */
export function facetUrlName(
  { name, label, urlName }: Pick<Facet, 'name' | 'label' | 'urlName'>,
  locale: Locale,
): string {
  const given = FILTER_DEFINITIONS[locale].find((definition) => definition.name === name);
  return given?.urlName ?? urlName ?? urlWord(label, locale);
}

/** URL name to facet, in the order of the facets. */
export type NamedFacets = ReadonlyMap<string, Facet>;

/**
 * Gives each facet of a listing a URL name of its own. Labels may differ and yet read alike in a
 * URL ("Höhe", "Hohe"); the later facet is then named by its attribute key, or by a number. So is
 * one whose name means something else in a search page's address (`page`).
 */
export function nameFacets(facets: readonly Facet[], locale: Locale): NamedFacets {
  const named = new Map<string, Facet>();
  for (const facet of facets) {
    const name = facetUrlName(facet, locale) || 'filter';
    const names = [name, urlWord(facet.name, locale) || name];
    const isFree = (word: string) => !named.has(word) && !isReservedName(word);
    named.set(names.find(isFree) ?? numbered(name, named), facet);
  }
  return named;
}

function numbered(name: string, named: NamedFacets): string {
  let number = 2;
  while (named.has(withNumber(name, number))) number += 1;
  return withNumber(name, number);
}

/** The name is cut where the whole would be too long to be read back as it stands. */
function withNumber(name: string, number: number): string {
  const suffix = `-${number}`;
  return name.slice(0, LONGEST_WORD - suffix.length).replace(/-$/, '') + suffix;
}

/**
 * The facet that a URL means by `written` (F5): compared as words, so without case, accents and
 * punctuation. A facet also answers to its label and its attribute key, where no other facet has
 * that name.
 */
export function findFacet(written: string, facets: NamedFacets, locale: Locale): Facet | undefined {
  const word = urlWord(written, locale);
  if (word === '') return undefined;
  const answersTo = ({ label, name }: Facet) =>
    urlWord(label, locale) === word || urlWord(name, locale) === word;
  return facets.get(word) ?? [...facets.values()].find(answersTo);
}
