import type { Parameters } from '../engine/parameters.ts';

/** How a question wants its words to be found. Plain data, so that one answer serves many questions. */
export type MatchOptions = {
  readonly prefixes: 'last' | 'all' | 'none';
  /** Of words of how many letters one typo is allowed, and two; none at all for `undefined`. */
  readonly typos: { readonly one: number; readonly two: number } | undefined;
  /** How many typos more than the best match may have; any number where it is not said. */
  readonly slack: number | undefined;
  readonly allowsNumberTypos: boolean;
  readonly wordsWithoutTypos: readonly string[];
  readonly attributesWithoutTypos: readonly string[];
  readonly attributesWithoutPrefixes: readonly string[];
  readonly attributesWithoutExact: readonly string[];
  /** The attributes to look in; all that are searchable where it is not said. */
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
  /* Who asks in their own language means its plurals and its idle words, too. */
  const natural = parameters.texts('naturalLanguages') ?? [];
  const languages = natural.length > 0 ? natural : (parameters.texts('queryLanguages') ?? []);
  const texts = (name: string) => parameters.texts(name) ?? [];
  const tolerance = parameters.raw('typoTolerance') ?? true;
  const isTolerant = tolerance !== false && tolerance !== 'false';
  /* A flag means the languages of the question; a list says them itself. */
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
    exactAlternatives: parameters.texts('alternativesAsExact') ?? USUAL_ALTERNATIVES,
    leastProximity: parameters.count('minProximity', 1),
  };
}

/** How far behind the best `min` and `strict` reach. */
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

const USUAL_ALTERNATIVES = ['ignorePlurals', 'singleWordSynonym'];
