import { isMeant } from './known-words.ts';
import { CERTAINTY, queryClauses, type Clause } from './query-clauses.ts';
import { scoreClauses } from './score-things.ts';
import { similarWords, type TextIndex } from './text-index.ts';
import type { SimilarWord } from './word-list.ts';

/** The most suggestions that are made for one query. */
const MOST = 3;

/**
 * How many better queries are tried at most, the likeliest first: each try is a search. Enough for all
 * suggestions of a query of 15 words.
 */
const MOST_TRIED = 32;

/**
 * Better queries for one that has words nobody knows, or that finds nothing: with the words that
 * look most like them, or without the words that are in the way. The likeliest comes first, and
 * each finds something. None where the query is fine as it is, or nothing better is known.
 */
export function didYouMean(index: TextIndex, query: string): readonly string[] {
  const clauses = queryClauses(index, query);
  const typed = clauses.map(typedIn);
  const corrected = clauses.flatMap((clause) => meantBy(index, clause) ?? []);
  const isUnderstood = corrected.join(' ') === typed.join(' ');
  if (isUnderstood && finds(index, query)) return [];
  const candidates = [
    ...(isUnderstood ? retyped(index, typed) : [corrected]),
    ...corrected.map((_, place) => corrected.toSpliced(place, 1)),
    ...corrected.map((word) => [word]),
  ];
  return chosen(index, typed.join(' '), candidates);
}

/** The first that differ from what was typed and from each other, and find something. */
function chosen(
  index: TextIndex,
  typed: string,
  candidates: readonly (readonly string[])[],
): readonly string[] {
  const suggestions: string[] = [];
  const telling = candidates.filter((words) => words.some((word) => isTelling(index, word)));
  const likeliest = [...new Set(telling.map((words) => words.join(' ')))].slice(0, MOST_TRIED);
  for (const suggestion of likeliest) {
    if (suggestions.length === MOST) break;
    if (suggestion !== typed && finds(index, suggestion)) suggestions.push(suggestion);
  }
  return suggestions;
}

/** Each word in turn as another one that tells what things are: all are known but never meet. */
const retyped = (index: TextIndex, typed: readonly string[]): readonly (readonly string[])[] =>
  typed.flatMap((word, place) =>
    byLikelihood(index, similarWords(index, word, false)).map(({ id }) =>
      typed.with(place, index.list.words[id] ?? ''),
    ),
  );

const typedIn = ({ typed }: Clause): string => typed.join(' ');

/** The piece itself where it means something, else what looks most like it; or nothing does. */
function meantBy(index: TextIndex, clause: Clause): string | undefined {
  const typed = typedIn(clause);
  if (clause.readings.some(({ certainty }) => certainty > CERTAINTY.typo)) return typed;
  const [best] = byLikelihood(index, similarWords(index, typed, false));
  if (best) return index.list.words[best.id];
  const { single } = index.language.synonyms;
  const [synonym] = single.similar(typed, false).toSorted((a, b) => a.typos - b.typos);
  return synonym && single.words[synonym.id];
}

/** Fewest typos first, then the right first letter, then what most things are called. */
function byLikelihood(
  { starts }: TextIndex,
  words: readonly SimilarWord[],
): readonly SimilarWord[] {
  const frequency = ({ id }: SimilarWord) => (starts[id + 1] ?? 0) - (starts[id] ?? 0);
  return words.toSorted(
    (a, b) => a.typos - b.typos || Number(a.isFar) - Number(b.isFar) || frequency(b) - frequency(a),
  );
}

/** A word of letters that tells what things are, or that shoppers call them by. */
const isTelling = (index: TextIndex, word: string): boolean =>
  !/^\d/.test(word) && word.split(' ').some((part) => isMeant(index, part, false));

const finds = (index: TextIndex, query: string): boolean =>
  scoreClauses(index, queryClauses(index, query), true).count > 0;
