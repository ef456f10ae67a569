import { isKnownWord } from './known-words.ts';
import { CERTAINTY, queryTerms, type QueryTerm } from './query-terms.ts';
import { scoreMentions, scoreTerms } from './score-documents.ts';
import { similarWords, type TextIndex } from './text-index.ts';
import type { SimilarWord } from './word-list.ts';

/** Maximum number of suggestions per query. */
const MAX_SUGGESTIONS = 3;

/**
 * Maximum number of candidates tried, the likeliest first, as each try is a search. Enough for all
 * suggestions of a query of 15 words.
 */
const MAX_CANDIDATES = 32;

/**
 * Suggests queries in place of one that has unknown words or no results: with the most similar
 * words, or without the words that prevent results. The likeliest comes first, and each has
 * results. Returns none if the query is fine or nothing better is known.
 */
export function didYouMean(index: TextIndex, query: string): readonly string[] {
  const clauses = queryTerms(index, query);
  const typed = clauses.map(typedText);
  const corrected = clauses.flatMap((clause) => correctionOf(index, clause) ?? []);
  const isUnchanged = corrected.join(' ') === typed.join(' ');
  if (isUnchanged && (hasResults(index, query) || scoreMentions(index, clauses).count > 0))
    return [];
  const candidates = [
    ...(isUnchanged ? withSimilarWord(index, typed) : [corrected]),
    ...corrected.map((_, position) => corrected.toSpliced(position, 1)),
    ...corrected.map((word) => [word]),
  ];
  return firstWithResults(index, typed.join(' '), candidates);
}

/** Returns the first candidates that differ from the query and each other and have results. */
function firstWithResults(
  index: TextIndex,
  typed: string,
  candidates: readonly (readonly string[])[],
): readonly string[] {
  const suggestions: string[] = [];
  const descriptive = candidates.filter((words) =>
    words.some((word) => hasDescriptiveWord(index, word)),
  );
  const likely = [...new Set(descriptive.map((words) => words.join(' ')))].slice(0, MAX_CANDIDATES);
  for (const suggestion of likely) {
    if (suggestions.length === MAX_SUGGESTIONS) break;
    if (suggestion !== typed && hasResults(index, suggestion)) suggestions.push(suggestion);
  }
  return suggestions;
}

/** Replaces each word in turn by a similar one: all words are known but never occur together. */
const withSimilarWord = (
  index: TextIndex,
  typed: readonly string[],
): readonly (readonly string[])[] =>
  typed.flatMap((word, position) =>
    byLikelihood(index, similarWords(index, word, false)).map(({ id }) =>
      typed.with(position, index.list.words[id] ?? ''),
    ),
  );

const typedText = ({ typed }: QueryTerm): string => typed.join(' ');

/** Returns the term itself if it has a meaning, else the most similar word or synonym, if any. */
function correctionOf(index: TextIndex, clause: QueryTerm): string | undefined {
  const typed = typedText(clause);
  if (clause.interpretations.some(({ certainty }) => certainty > CERTAINTY.typo)) return typed;
  const [best] = byLikelihood(index, similarWords(index, typed, false));
  if (best) return index.list.words[best.id];
  const { single } = index.language.synonyms;
  const [synonym] = single.similar(typed, false).toSorted((a, b) => a.typos - b.typos);
  return synonym && single.words[synonym.id];
}

/** Sorts by number of typos, then a right first letter, then the most frequent word. */
function byLikelihood(
  { starts }: TextIndex,
  words: readonly SimilarWord[],
): readonly SimilarWord[] {
  const frequency = ({ id }: SimilarWord) => (starts[id + 1] ?? 0) - (starts[id] ?? 0);
  return words.toSorted(
    (a, b) => a.typos - b.typos || Number(a.isFar) - Number(b.isFar) || frequency(b) - frequency(a),
  );
}

/** Whether a word is no number and tells what things are, by itself or by a synonym. */
const hasDescriptiveWord = (index: TextIndex, word: string): boolean =>
  !/^\d/.test(word) && word.split(' ').some((part) => isKnownWord(index, part, false));

const hasResults = (index: TextIndex, query: string): boolean =>
  scoreTerms(index, queryTerms(index, query), true).count > 0;
