import type { Locale } from '../shared/locale.ts';
import { ok, type Result } from '../shared/result.ts';
import { type Facet, facetKind, type FacetKind } from './facet.ts';
import { type FilterRefusal, refuse } from './url-grammar.ts';
import { facetValueSlugs, filterSlug, parseSize } from './filter-slug.ts';
import { narrowToPrices, parsePriceRange } from './price-range.ts';
import type { SelectedFacet } from './selection.ts';

/** Values as a URL writes them, with the index of their segment among the filter segments. */
export type UrlFilterValues = { readonly values: readonly string[]; readonly position: number };

type Choose = (
  facet: Facet,
  written: UrlFilterValues,
  locale: Locale,
) => Result<SelectedFacet, FilterRefusal>;

/** Resolves one filter's written values to a choice of its facet; refused without a match. */
export const resolveFilterValues: Choose = (facet, written, locale) =>
  CHOOSE[facetKind(facet.name)](facet, written, locale);

const chooseSizes: Choose = (facet, written, locale) => {
  const { values, position } = written;
  const malformed = values.find((value) => parseSize(value) === undefined);
  if (malformed !== undefined) return refuse('malformed-size', position, malformed);
  return chooseBySlugs(facet, written, new Set(values.map(parseSize)), locale);
};

const chooseListValues: Choose = (facet, written, locale) =>
  chooseBySlugs(
    facet,
    written,
    new Set(written.values.map((value) => filterSlug(value, locale))),
    locale,
  );

/** A listing has one price range, with prices of its own as bounds; the grammar has no second one. */
const chooseRange: Choose = (facet, { values, position }) => {
  const text = values.join('+');
  const range = parsePriceRange(text);
  if (range === undefined) return refuse('malformed-range', position, text);
  const matched = narrowToPrices(range, facet);
  if (matched === undefined) return refuse('nothing-matches', position, text);
  return ok({ kind: 'range', name: facet.name, ...matched });
};

const CHOOSE: Readonly<Record<FacetKind, Choose>> = {
  size: chooseSizes,
  price: chooseRange,
  list: chooseListValues,
};

function chooseBySlugs(
  facet: Facet,
  { values: written, position }: UrlFilterValues,
  slugs: ReadonlySet<string | undefined>,
  locale: Locale,
): Result<SelectedFacet, FilterRefusal> {
  const words = facetValueSlugs(facet, locale);
  const isSelected = (word: string | undefined) => word !== '' && slugs.has(word);
  const values: string[] = [];
  facet.values.forEach((option, index) => {
    const isMeant =
      isSelected(words[index]) ||
      (option.urlWord !== undefined && isSelected(formerWord(option.value, words, locale)));
    if (isMeant && !values.includes(option.value)) values.push(option.value);
  });
  if (values.length === 0) return refuse('nothing-matches', position, written.join('+'));
  return ok({ kind: 'values', name: facet.name, values });
}

/**
 * The own word of a value whose word editors have replaced (L8), so that old links keep their
 * meaning; `undefined` if it is the word of another value now.
 */
function formerWord(value: string, words: readonly string[], locale: Locale): string | undefined {
  const own = filterSlug(value, locale);
  return words.includes(own) ? undefined : own;
}
