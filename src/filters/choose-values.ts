import type { Locale } from '../shared/locale.ts';
import { ok, type Result } from '../shared/result.ts';
import { facetKind, type Facet, type FacetKind } from './facet.ts';
import { optionWord, parseSize } from './option-word.ts';
import { parseAmount, parsePriceRange, type PriceRange } from './price-range.ts';
import type { SelectedFacet } from './selection.ts';
import { refuse, type FilterRefusal } from './url-grammar.ts';
import { urlWord } from './url-word.ts';

type Choose = (
  facet: Facet,
  written: readonly string[],
  locale: Locale,
) => Result<SelectedFacet, FilterRefusal>;

/** What the written values of one filter choose of its facet: something, or they are refused. */
export const chooseValues: Choose = (facet, written, locale) =>
  CHOOSE[facetKind(facet.name)](facet, written, locale);

const chooseSizes: Choose = (facet, written, locale) => {
  const malformed = written.find((value) => parseSize(value) === undefined);
  if (malformed !== undefined) return refuse('malformed-size', malformed);
  return chooseWords(facet, written, new Set(written.map(parseSize)), locale);
};

const chooseWritten: Choose = (facet, written, locale) =>
  chooseWords(facet, written, new Set(written.map((value) => urlWord(value, locale))), locale);

/** A listing has one price range; a second one is no range of this grammar. */
const chooseRange: Choose = (facet, written) => {
  const text = written.join('+');
  const range = parsePriceRange(text);
  if (range === undefined) return refuse('malformed-range', text);
  const isMatched = facet.values.some(({ value }) => isWithin(range, parseAmount(value)));
  if (!isMatched) return refuse('nothing-matches', text);
  return ok({ kind: 'range', name: facet.name, ...range });
};

const CHOOSE: Readonly<Record<FacetKind, Choose>> = {
  size: chooseSizes,
  price: chooseRange,
  list: chooseWritten,
};

function chooseWords(
  facet: Facet,
  written: readonly string[],
  words: ReadonlySet<string | undefined>,
  locale: Locale,
): Result<SelectedFacet, FilterRefusal> {
  const isWanted = (word: string) => word !== '' && words.has(word);
  const values = facet.values.map((option) => option.value);
  const chosen = new Set(values.filter((value) => isWanted(optionWord(facet, value, locale))));
  if (chosen.size === 0) return refuse('nothing-matches', written.join('+'));
  return ok({ kind: 'values', name: facet.name, values: [...chosen] });
}

const isWithin = ({ minCents, maxCents }: PriceRange, cents: number | undefined): boolean =>
  cents !== undefined && minCents <= cents && cents <= maxCents;
