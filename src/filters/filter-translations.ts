import { type Reader, readFields, readValidItems } from '../shared/json-reader.ts';
import type { Locale } from '../shared/locale.ts';
import type { Facet, FacetValue } from './facet.ts';
import { filterSlug } from './filter-slug.ts';

/**
 * An editor's word for the filter URLs of one locale (L8): `key` is the attribute key of a filter,
 * its label, or one of the values; `value` is what URLs write instead.
 */
export type FilterTranslation = { readonly key: string; readonly value: string };

const readNonBlankText: Reader<string> = (value) =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

const readEntries = readValidItems(
  readFields<FilterTranslation>({ key: readNonBlankText, value: readNonBlankText }),
);

/** Parses the entries of a locale; drops those without a key or a value. Accepts any value. */
export const readFilterTranslations = (value: unknown): readonly FilterTranslation[] =>
  readEntries(value) ?? [];

/**
 * Applies the URL names and words that the editors of a locale want. Keys are compared as URL
 * words, the first of those that read alike counts, and an attribute key wins over a label. The
 * names of F6 stay, sizes and prices too. Two filters with one word get names of their own
 * (`assignUrlNames`); two values with one word are one choice (F3).
 *
 * `{key: 'Hardheid', value: 'stevigheid'}` turns `/matrassen/hardheid/medium` into
 * `/matrassen/stevigheid/medium`.
 */
export function translateFacets(
  facets: readonly Facet[],
  translations: readonly FilterTranslation[],
  locale: Locale,
): readonly Facet[] {
  const slugTranslations = new Map(
    translations
      .toReversed()
      .map(({ key, value }) => [filterSlug(key, locale), filterSlug(value, locale)] as const),
  );
  const translate: TranslateWord = (text) => slugTranslations.get(filterSlug(text, locale));
  return facets.map((facet) => translateFacet(facet, translate));
}

type TranslateWord = (text: string) => string | undefined;

function translateFacet(facet: Facet, translate: TranslateWord): Facet {
  const urlName = translate(facet.name) ?? translate(facet.label);
  const values = facet.values.map((option) => translateValue(option, translate));
  return urlName === undefined ? { ...facet, values } : { ...facet, urlName, values };
}

function translateValue(option: FacetValue, translate: TranslateWord): FacetValue {
  const urlWord = translate(option.value);
  return urlWord === undefined ? option : { ...option, urlWord };
}
