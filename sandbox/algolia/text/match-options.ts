import type { Parameters } from '../engine/parameters.ts';

/** Text matching options of a query. Plain data, so that it can be a cache key. */
export type MatchOptions = {
  readonly prefixes: 'last' | 'all' | 'none';
  /** Minimum word lengths for one typo and for two; `undefined` disables typo tolerance. */
  readonly typos: { readonly one: number; readonly two: number } | undefined;
  /** Maximum number of typos beyond the best match; `undefined` for any. */
  readonly slack: number | undefined;
  readonly allowsNumberTypos: boolean;
  readonly wordsWithoutTypos: readonly string[];
  readonly attributesWithoutTypos: readonly string[];
  readonly attributesWithoutPrefixes: readonly string[];
  readonly attributesWithoutExact: readonly string[];
  /** Attributes to search; `undefined` for all searchable ones. */
  readonly onlyIn: readonly string[] | undefined;
  readonly optionalWords: readonly string[];
  readonly pluralLanguages: readonly string[];
  readonly stopWordLanguages: readonly string[];
  readonly compoundLanguages: readonly string[];
  readonly singleWordExact: 'attribute' | 'word' | 'none';
  readonly exactAlternatives: readonly string[];
  readonly leastProximity: number;
};

export function readMatchOptions(parameters: Parameters): MatchOptions {
  /* `naturalLanguages` also enables plurals and stop words. */
  const natural = parameters.texts('naturalLanguages') ?? [];
  const languages = natural.length > 0 ? natural : (parameters.texts('queryLanguages') ?? []);
  const texts = (name: string) => parameters.texts(name) ?? [];
  const tolerance = parameters.raw('typoTolerance') ?? true;
  const isTolerant = tolerance !== false && tolerance !== 'false';
  /* `true` stands for the languages of the query; a list names them. */
  const inLanguages = (name: string) =>
    natural.length > 0 || parameters.raw(name) === true ? languages : texts(name);
  return {
    prefixes: PREFIXES.get(parameters.text('queryType')) ?? 'last',
    typos: isTolerant
      ? {
          one: parameters.count('minWordSizefor1Typo', 4),
          two: parameters.count('minWordSizefor2Typos', 8),
        }
      : undefined,
    slack: SLACK.get(tolerance),
    allowsNumberTypos: parameters.flag('allowTyposOnNumericTokens', true),
    wordsWithoutTypos: texts('disableTypoToleranceOnWords'),
    attributesWithoutTypos: texts('disableTypoToleranceOnAttributes'),
    attributesWithoutPrefixes: texts('disablePrefixOnAttributes'),
    attributesWithoutExact: texts('disableExactOnAttributes'),
    onlyIn: parameters.texts('restrictSearchableAttributes'),
    optionalWords: texts('optionalWords'),
    pluralLanguages: inLanguages('ignorePlurals'),
    stopWordLanguages: inLanguages('removeStopWords'),
    compoundLanguages: parameters.flag('decompoundQuery', true) ? languages : [],
    singleWordExact: SINGLE_WORD.get(parameters.text('exactOnSingleWordQuery')) ?? 'attribute',
    exactAlternatives: parameters.texts('alternativesAsExact') ?? DEFAULT_ALTERNATIVES,
    leastProximity: parameters.count('minProximity', 1),
  };
}

/** Typos beyond the best match with `min` and `strict`. */
const SLACK: ReadonlyMap<unknown, number> = new Map([
  ['min', 0],
  ['strict', 1],
]);

const PREFIXES: ReadonlyMap<string, MatchOptions['prefixes']> = new Map([
  ['prefixAll', 'all'],
  ['prefixNone', 'none'],
]);

const SINGLE_WORD: ReadonlyMap<string, MatchOptions['singleWordExact']> = new Map([
  ['word', 'word'],
  ['none', 'none'],
]);

const DEFAULT_ALTERNATIVES = ['ignorePlurals', 'singleWordSynonym'];
