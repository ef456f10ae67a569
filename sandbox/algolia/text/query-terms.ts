import type { MatchOptions } from './match-options.ts';
import type { SynonymTable } from './synonym-table.ts';
import type { TextAnalysis } from './text-analysis.ts';
import type { TextTable } from './text-table.ts';
import { wordCandidates, type Candidate } from './word-candidates.ts';

/** A piece of a query with its readings, one of which has to match. */
export type QueryTerm = {
  /** Words of the query. */
  readonly typed: readonly string[];
  readonly isOptional: boolean;
  readonly alternatives: readonly TermAlternative[];
};

/** One candidate of each slot has to match. */
export type TermAlternative = {
  /** Typos of the reading itself, added to those of its candidates. */
  readonly typos: number;
  readonly isOther: boolean;
  readonly slots: readonly (readonly Candidate[])[];
};

export type QueryContext = {
  readonly table: TextTable;
  readonly analysis: TextAnalysis;
  readonly synonyms: SynonymTable;
  readonly options: MatchOptions;
};

/** Returns the words of a query without stop words; all of them if nothing else is left. */
export function queryWords(
  query: string,
  { analysis, options }: Pick<QueryContext, 'analysis' | 'options'>,
): readonly string[] {
  const words = analysis.tokensIn(query).map(({ word }) => word);
  const stops = options.stopWordLanguages.map((code) => analysis.language(code).stopWords);
  const withoutStopWords = words.filter((word) => stops.every((stop) => !stop.has(word)));
  return withoutStopWords.length > 0 ? withoutStopWords : words;
}

/** Splits a query into phrases with synonyms and single words. */
export function queryTerms(
  words: readonly string[],
  knowledge: QueryContext,
): readonly QueryTerm[] {
  const pieces: QueryTerm[] = [];
  const optional = new Set(
    knowledge.options.optionalWords.flatMap((text) => wordsIn(text, knowledge)),
  );
  for (let index = 0; index < words.length;) {
    const phrase = knowledge.synonyms.leading(words.slice(index));
    const joined = phrase ? undefined : joinedWord(words, index, knowledge);
    const length = phrase?.length ?? (joined ? 2 : 1);
    const typed = words.slice(index, index + length);
    const isLast = index + length === words.length;
    const alternatives = [
      plainAlternative(typed, isLast, knowledge),
      ...(phrase?.expansions ?? []).map((meaning) => synonymAlternative(meaning, knowledge)),
      ...(joined ? [joined] : []),
      ...(typed.length === 1 ? splitWord(typed[0] ?? '', knowledge) : []),
    ].filter(({ slots }) => slots.every((slot) => slot.length > 0));
    pieces.push({ typed, isOptional: typed.every((word) => optional.has(word)), alternatives });
    index += length;
  }
  return pieces;
}

const wordsIn = (text: string, { analysis }: QueryContext): readonly string[] =>
  analysis.tokensIn(text).map(({ word }) => word);

function plainAlternative(
  typed: readonly string[],
  isLast: boolean,
  { table, options }: QueryContext,
): TermAlternative {
  const slots = typed.map((word, index) => {
    const isEnd = isLast && index === typed.length - 1;
    const isPrefix = options.prefixes === 'all' || (options.prefixes === 'last' && isEnd);
    return wordCandidates(table, word, isPrefix, options);
  });
  return { typos: 0, isOther: false, slots };
}

/** Reading as a synonym: any form of its words, without typos. */
function synonymAlternative(
  { words, typos }: { readonly words: readonly string[]; readonly typos: number },
  { table, options }: QueryContext,
): TermAlternative {
  const kind = words.length === 1 ? 'singleWordSynonym' : 'multiWordsSynonym';
  const isExact = typos === 0 && options.exactAlternatives.includes(kind);
  const withoutTypos = { ...options, typos: undefined };
  const slots = words.map((word) =>
    wordCandidates(table, word, false, withoutTypos).map(({ word, typos, isPrefix }) => ({
      word,
      typos,
      isPrefix,
      isExact,
    })),
  );
  return { typos, isOther: true, slots };
}

const knownWord = (table: TextTable, word: string): readonly Candidate[] => {
  const number = table.numberOf.get(word);
  return number === undefined ? [] : [{ word: number, typos: 0, isExact: false, isPrefix: false }];
};

/** Reading of "box spring" as "boxspring": one typo. */
function joinedWord(
  words: readonly string[],
  index: number,
  { table, options }: QueryContext,
): TermAlternative | undefined {
  const [first, second] = words.slice(index, index + 2);
  if (!options.typos || first === undefined || second === undefined) return undefined;
  const slot = knownWord(table, first + second);
  return slot.length === 0 ? undefined : { typos: 1, isOther: true, slots: [slot] };
}

const MIN_PART_LENGTH = 3;

/** Readings of "boxspring" as "box spring", one typo; and of a compound as its parts, no typo. */
function splitWord(
  word: string,
  { table, options, analysis }: QueryContext,
): readonly TermAlternative[] {
  const splits = Array.from(
    { length: options.typos ? Math.max(0, word.length + 1 - 2 * MIN_PART_LENGTH) : 0 },
    (_, cut) => [word.slice(0, cut + MIN_PART_LENGTH), word.slice(cut + MIN_PART_LENGTH)],
  );
  const compounds = options.compoundLanguages
    .map((code) => analysis.language(code).compounds.best(word))
    .filter(({ length }) => length > 0)
    .map((parts) => parts.map((part) => part.word));
  const reading = (parts: readonly string[], typos: number): TermAlternative => ({
    typos,
    isOther: true,
    slots: parts.map((part) => knownWord(table, part)),
  });
  return [
    ...compounds.map((parts) => reading(parts, parts.length === 1 ? 1 : 0)),
    ...splits.map((parts) => reading(parts, 1)),
  ];
}
