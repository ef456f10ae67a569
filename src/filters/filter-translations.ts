import { type Reader, readFields } from '../shared/json-reader.ts';
import type { Locale } from '../shared/locale.ts';
import { facetKind, facetNames, type Facet, type FacetValue } from './facet.ts';
import { memoizePerKey, memoizeRecent } from '../shared/memoize.ts';
import { filterSlug } from './filter-slug.ts';

/**
 * An editor's word for the filter URLs of one locale (L8): `key` is the attribute key of a filter,
 * its label, or one of the values; `value` is what URLs write instead.
 */
export type FilterTranslation = { readonly key: string; readonly value: string };

const readNonBlankText: Reader<string> = (value) =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** Parses an entry; one without a key or a value is none. */
export const readFilterTranslation: Reader<FilterTranslation> = readFields({
  key: readNonBlankText,
  value: readNonBlankText,
});

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
  if (translations.length === 0) return facets;
  const translate = translatorOf(translations, locale);
  return facets.map((facet) =>
    facetKind(facet.name) === 'list' ? translateFacet(facet, translate) : facet,
  );
}

type TranslateWord = (text: string) => string | undefined;

/** Number of words that are kept per list of translations: the values of a shop's facets. */
const MAX_WORDS = 5000;

/** Every listing translates the same values. */
const translatorOf = memoizePerKey(
  (translations: readonly FilterTranslation[], locale: Locale): TranslateWord => {
    const slugTranslations = new Map(
      translations
        .toReversed()
        .map(({ key, value }) => [filterSlug(key, locale), filterSlug(value, locale)] as const),
    );
    return memoizeRecent(MAX_WORDS, (text) => slugTranslations.get(filterSlug(text, locale)));
  },
);

function translateFacet(facet: Facet, translate: TranslateWord): Facet {
  const [urlName] = [...facetNames(facet), facet.label].flatMap((text) => translate(text) ?? []);
  const values = facet.values.map((option) => translateValue(option, translate));
  return urlName === undefined ? { ...facet, values } : { ...facet, urlName, values };
}

function translateValue(option: FacetValue, translate: TranslateWord): FacetValue {
  const urlWord = translate(option.value);
  return urlWord === undefined ? option : { ...option, urlWord };
}
