import { readCount, readFields } from '#src/shared/json-reader.ts';
import type { Locale } from '#src/shared/locale.ts';
import { type AlgoliaPayload, truncateQuery } from './algolia-client.ts';
import type { AlgoliaParts } from './algolia-product-search.ts';
import { highlightedTexts, highlightParameters } from './highlighted-text.ts';

/** Maximum number of words checked. Each adds queries, and longer texts gain little. */
const MAX_WORDS = 6;

/**
 * Suggests spellings of a text (`SearchBox.didYouMean`). Algolia tolerates typos but does not
 * return the corrected word, so it is taken from the highlights. One call tells which words are
 * known and what the others may mean; a second keeps the suggestions that match a product exactly.
 */
export async function suggestSpellings(
  parts: AlgoliaParts,
  locale: Locale,
  text: string,
): Promise<readonly string[]> {
  const words = text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const spellingQueries = spellingQueriesFor(parts.names.products(locale));
  const queries = [
    spellingQueries.asItStands(text),
    ...words.flatMap((word) => [spellingQueries.asItStands(word), spellingQueries.meant(word)]),
  ];
  const answer = await parts.client.search(queries);
  if (!answer.ok || countIn(answer.value[0]) > 0) return [];
  const corrections = words.map((word, index) => {
    const isKnown = countIn(answer.value[2 * index + 1]) > 0;
    return isKnown ? word : mostFrequentWord(answer.value[2 * index + 2]);
  });
  const suggestions = candidates(words, corrections).filter(
    (candidate) => candidate !== words.join(' '),
  );
  if (suggestions.length === 0) return [];
  const found = await parts.client.search(suggestions.map(spellingQueries.asItStands));
  return found.ok ? suggestions.filter((_, index) => countIn(found.value[index]) > 0) : [];
}

/** The queries of the spelling check. No shopper made them, so they are left out of analytics. */
const spellingQueriesFor = (indexName: string) => ({
  asItStands: (text: string): AlgoliaPayload => ({
    indexName,
    query: truncateQuery(text),
    hitsPerPage: 0,
    typoTolerance: false,
    removeWordsIfNoResults: 'none',
    analytics: false,
  }),
  /** Matches whole words, without prefixes. */
  meant: (word: string): AlgoliaPayload => ({
    indexName,
    query: truncateQuery(word),
    hitsPerPage: 10,
    queryType: 'prefixNone',
    removeWordsIfNoResults: 'none',
    attributesToRetrieve: ['sku'],
    analytics: false,
    ...highlightParameters(['name', 'brand', 'words.categories', 'words.attributes']),
  }),
});

/**
 * Suggestions, the likeliest first: the text with its unknown words replaced, and without them; if
 * all words are known but not together, the text without each word.
 */
function candidates(
  words: readonly string[],
  corrections: readonly (string | undefined)[],
): readonly string[] {
  const corrected = corrections.filter((correction) => correction !== undefined);
  const known = words.filter((word, index) => corrections[index] === word);
  const fewer =
    known.length === words.length ? words.map((_, index) => words.toSpliced(index, 1)) : [];
  const texts = [corrected, known, ...fewer].map((list) => list.join(' '));
  return [...new Set(texts)].filter((text) => text !== '');
}

/** Returns the most frequent highlighted word. */
function mostFrequentWord(answer: unknown): string | undefined {
  const counts = new Map<string, number>();
  for (const highlight of highlightedTexts(answer)) {
    const word = highlight.toLowerCase();
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

const readFound = readFields({ nbHits: readCount });

const countIn = (answer: unknown): number => readFound(answer)?.nbHits ?? 0;
