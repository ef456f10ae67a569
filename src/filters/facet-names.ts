import { languageOf, type Language, type Locale } from '../shared/locale.ts';
import type { Facet } from './facet.ts';
import { urlWord } from './url-word.ts';

/** What F6 calls the measures and the price, by attribute key. */
const GIVEN_NAMES: ReadonlyMap<string, Readonly<Record<Language, string>>> = new Map([
  ['maat', { nl: 'maat', de: 'groesse', en: 'size' }],
  ['lengte', { nl: 'lengte', de: 'laenge', en: 'length' }],
  ['breedte', { nl: 'breedte', de: 'breite', en: 'width' }],
  ['price', { nl: 'prijs', de: 'preis', en: 'price' }],
]);

/** What URLs call a facet: the name that F6 gives it, else its label as a word (F5). */
export const facetUrlName = (facet: Pick<Facet, 'name' | 'label'>, locale: Locale): string =>
  GIVEN_NAMES.get(facet.name)?.[languageOf(locale)] ?? urlWord(facet.label, locale);

/** URL name to facet, in the order of the facets. */
export type NamedFacets = ReadonlyMap<string, Facet>;

/**
 * Gives each facet of a listing a URL name of its own. Labels may differ and yet read alike in a
 * URL ("Höhe", "Hohe"); the later facet is then named by its attribute key, or by a number.
 */
export function nameFacets(facets: readonly Facet[], locale: Locale): NamedFacets {
  const named = new Map<string, Facet>();
  for (const facet of facets) {
    const name = facetUrlName(facet, locale) || 'filter';
    const names = [name, urlWord(facet.name, locale) || name];
    named.set(names.find((word) => !named.has(word)) ?? numbered(name, named), facet);
  }
  return named;
}

function numbered(name: string, named: NamedFacets): string {
  let number = 2;
  while (named.has(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
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
