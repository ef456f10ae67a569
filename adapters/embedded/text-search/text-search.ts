import type { Language } from '#src/shared/locale.ts';
import { rememberLast } from '../remember.ts';
import { didYouMean } from './did-you-mean.ts';
import { createHighlighter, type Highlighter } from './highlight-text.ts';
import { queryClauses } from './query-clauses.ts';
import { scoreClauses, scoreClosest, type TextScores } from './score-things.ts';
import type { SearchWords } from './search-words.ts';
import type { TextDocument } from './text-document.ts';
import { buildTextIndex } from './text-index.ts';

/** Finds things by what is said of them; the things are numbered as they were given. */
export interface TextSearch {
  /** By thing: the more, the better it answers the query; 0 is not at all. */
  scores(query: string): TextScores;
  /** Marks what {@link scores} went by. */
  highlighter(query: string): Highlighter;
  /** Better queries, which find something, the likeliest first; none where all is well. */
  didYouMean(query: string): readonly string[];
}

export type TextSearchOptions = {
  /** A word that tells what some things are does not find those that only speak of it. */
  readonly isStrict: boolean;
  /** Where nothing is found, the closest there is will do: usual. */
  readonly comesClose?: boolean;
};

/** Where nothing is found, every word may have a typo; then nothing but what comes close is left. */
export function createTextSearch(
  documents: readonly TextDocument[],
  language: Language,
  words: SearchWords,
  { isStrict, comesClose = true }: TextSearchOptions,
): TextSearch {
  const index = buildTextIndex(documents, language, words);
  const understand = rememberLast((query: string) => {
    const clauses = queryClauses(index, query);
    const { scores, count } = scoreClauses(index, clauses, isStrict);
    if (count > 0) return { clauses, scores };
    const guessed = queryClauses(index, query, true);
    const found = scoreClauses(index, guessed, isStrict);
    if (found.count > 0) return { clauses: guessed, scores: found.scores };
    return { clauses, scores: comesClose ? scoreClosest(index, clauses) : found.scores };
  });
  return {
    scores: (query) => understand(query).scores,
    highlighter: (query) => createHighlighter(index, understand(query).clauses),
    didYouMean: (query) => didYouMean(index, query),
  };
}
