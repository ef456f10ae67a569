import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedProductSearch } from '#adapters/embedded/embedded-product-search.ts';
import { createEmbeddedSearchBox } from '#adapters/embedded/embedded-search-box.ts';
import { createProductTexts } from '#adapters/embedded/product-texts.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { content } from '#demo/content/content.ts';
import { searchWords } from '#demo/search/search-words.ts';
import { DEFAULT_SORTING } from '#src/search/sorting-and-page-size.ts';
import { MAX_SEARCH_TEXT_LENGTH, normalizeSearchText } from '#src/search/search-text.ts';
import { type Locale, localizedText } from '#src/shared/locale.ts';
import { leastTime } from '../support/least-time.ts';

const store = createCatalogueStore(catalogue);
const texts = createProductTexts(store, searchWords);
const search = createEmbeddedProductSearch(store, texts);
const box = createEmbeddedSearchBox(store, { content, texts, vocabulary: searchWords });

/** A text repeated up to the maximum length of a search. */
const filledWith = (text: string) => normalizeSearchText(text.repeat(MAX_SEARCH_TEXT_LENGTH));

/** Unknown words up to this length, each of which is checked for typos. */
const unknownWords = (length: number): string =>
  normalizeSearchText(
    Array.from({ length: MAX_SEARCH_TEXT_LENGTH }, (_, index) =>
      Array.from({ length }, (_, at) =>
        String.fromCharCode(97 + ((index * 7 + at * 11 + ((index * at) % 13)) % 26)),
      ).join(''),
    ).join(' '),
  );

const ANYTHING: Readonly<Record<string, string>> = {
  'one letter': filledWith('x'),
  'words of one letter': filledWith('a '),
  'one number': filledWith('1'),
  numbers: filledWith('160 '),
  'beginnings of sizes': filledWith('1 x '),
  sizes: filledWith('1,60x200 '),
  'grades of firmness': filledWith('härtegrad '),
  emoji: filledWith('🛏️'),
  'one letter with accents': filledWith('\u0301').replace(/^/, 'e'),
  'a sign of 18 letters': filledWith('\uFDFA'),
  'signs of 18 letters': filledWith('\uFDFA '),
  'a word with a typo': filledWith('matrsaze '),
  'unknown words of 4 letters': unknownWords(4),
  'unknown words of 8 letters': unknownWords(8),
  'unknown words of 40 letters': unknownWords(40),
};

/** The shop's own words, joined and separate, complete and with a missing letter. */
function ownWords(locale: Locale): Readonly<Record<string, string>> {
  const { compounds, synonyms } = localizedText(searchWords, locale);
  const { heads, modifiers, unsearchable } = compounds;
  const parts = [...heads, ...modifiers, ...unsearchable].map((word) => word.toLowerCase());
  const phrases = synonyms.flatMap((rule) => ('same' in rule ? rule.same : rule.phrases));
  const long = phrases.filter(({ length }) => length > 4);
  return {
    'parts of compounds in one word': normalizeSearchText(parts.join('')),
    'parts of compounds in words of 40 letters': normalizeSearchText(
      parts.join('').replaceAll(/.{40}/gu, '$& '),
    ),
    'parts of compounds': normalizeSearchText(parts.join(' ')),
    phrases: normalizeSearchText(phrases.join(' ')),
    'phrases with typos': normalizeSearchText(
      long.map((phrase) => phrase.slice(0, 2) + phrase.slice(3)).join(' '),
    ),
  };
}

/** Every known part repeated, with a head at its end: the maximum number of splits. */
const repeatedParts = (locale: Locale): readonly string[] => {
  const { heads, modifiers, unsearchable } = localizedText(searchWords, locale).compounds;
  const head = heads[0] ?? '';
  return [...modifiers, ...unsearchable].flatMap((part) => [
    part.repeat(MAX_SEARCH_TEXT_LENGTH).slice(0, MAX_SEARCH_TEXT_LENGTH - head.length) + head,
    part.slice(0, -1).repeat(Math.floor(36 / part.length)) + head,
    part.repeat(MAX_SEARCH_TEXT_LENGTH).slice(0, 136),
  ]);
};

/** In milliseconds; more than ten times the slowest on an idle machine. */
const MAX_TIME = 200;

const timeOf = (locale: Locale, query: string): Promise<number> =>
  leastTime(MAX_TIME, async () => {
    await search.productsAndFilters({
      locale,
      pageType: 'search',
      objectId: '',
      query,
      selection: [],
      page: 1,
      sorting: DEFAULT_SORTING,
      itemsPerPage: 24,
    });
    await box.find(locale, query, 'search-box');
    await box.didYouMean(locale, query);
  });

describe.each(['nl-nl', 'de-de', 'en-us'] as const)('a long search text in %s', (locale) => {
  it.each(Object.entries({ ...ANYTHING, ...ownWords(locale) }))(
    'is answered within 200 milliseconds: %s',
    async (_, text) => {
      await timeOf(locale, 'warm up');
      expect(Array.from(text).length).toBeLessThanOrEqual(MAX_SEARCH_TEXT_LENGTH + 1);
      expect(await timeOf(locale, text)).toBeLessThan(MAX_TIME);
    },
  );

  it('is answered within 200 milliseconds: one part of a compound, repeated', async () => {
    for (const text of repeatedParts(locale)) {
      expect(await timeOf(locale, normalizeSearchText(text))).toBeLessThan(MAX_TIME);
    }
  });
});

it.each([
  ['nl-nl', `${'pocketver'.repeat(15)}m`],
  ['de-de', `${'baumwoll'.repeat(22)}bett`],
] as const)('a search in %s for %s does not take exponential time', async (locale, text) => {
  expect(await timeOf(locale, text)).toBeLessThan(MAX_TIME);
});
