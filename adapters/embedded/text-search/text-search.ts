import type { Language } from '#src/shared/locale.ts';
import { memoizeRecent } from '#src/shared/memoize.ts';
import { didYouMean } from './did-you-mean.ts';
import { createHighlighter, type Highlighter } from './highlight-text.ts';
import { createPhraseMatchers, type PhraseMatcher } from './phrase-matcher.ts';
import { queryTerms } from './query-terms.ts';
import {
  type ScoredDocuments,
  scoreClosest,
  scoreMentions,
  scoreTerms,
  type TextScores,
} from './score-documents.ts';
import type { SearchVocabulary } from './search-vocabulary.ts';
import type { TextDocument } from './postings.ts';
import { buildTextIndex } from './text-index.ts';

/** Full-text search for things, numbered in the given order. */
export interface TextSearch {
  /** Returns the relevance of each thing: higher is better, 0 is no match. */
  scores(query: string): TextScores;
  /** Compares the query with one of the indexed texts, or a part of it. */
  matcher(query: string): PhraseMatcher;
  /** Marks what {@link scores} matched. */
  highlighter(query: string): Highlighter;
  /** Suggests better queries that have results, likeliest first; none if the query is fine. */
  didYouMean(query: string): readonly string[];
}

const NOTHING: ScoredDocuments = { scores: new Float32Array(), count: 0 };

export type TextSearchOptions = {
  /** A word that tells what some things are does not find those that only mention it. */
  readonly isStrict: boolean;
  /** Whether a query without matches finds the closest things; `true` by default. */
  readonly allowsClosestMatch?: boolean;
};

/**
 * Retries a query without matches with things that only mention some of its words, then with typos
 * in every word, then by the closest matches.
 */
export function createTextSearch(
  documents: readonly TextDocument[],
  language: Language,
  vocabulary: SearchVocabulary,
  { isStrict, allowsClosestMatch = true }: TextSearchOptions,
): TextSearch {
  const index = buildTextIndex(documents, language, vocabulary);
  const parseQuery = memoizeRecent(1, (query: string) => {
    const clauses = queryTerms(index, query);
    const { scores, count } = scoreTerms(index, clauses, isStrict);
    if (count > 0) return { clauses, scores };
    const mentions = isStrict ? scoreMentions(index, clauses) : NOTHING;
    if (mentions.count > 0) return { clauses, scores: mentions.scores };
    const typoTerms = queryTerms(index, query, true);
    const found = scoreTerms(index, typoTerms, isStrict);
    if (found.count > 0) return { clauses: typoTerms, scores: found.scores };
    return { clauses, scores: allowsClosestMatch ? scoreClosest(index, clauses) : found.scores };
  });
  const matcherOf = createPhraseMatchers(index);
  return {
    matcher: (query) => matcherOf(query, parseQuery(query).clauses),
    scores: (query) => parseQuery(query).scores,
    highlighter: (query) => createHighlighter(index, parseQuery(query).clauses),
    didYouMean: (query) => didYouMean(index, query),
  };
}
