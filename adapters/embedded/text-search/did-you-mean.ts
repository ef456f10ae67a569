import { CERTAINTY, queryClauses, type Clause } from './query-clauses.ts';
import { scoreClauses } from './score-things.ts';
import type { TextIndex } from './text-index.ts';
import type { SimilarWord } from './word-list.ts';

/**
 * Another query for one that has words nobody knows: with the words that look most like them, and
 * without those that look like none. It finds something; `undefined` where the query is fine as it
 * is, or nothing better is known.
 */
export function didYouMean(index: TextIndex, query: string): string | undefined {
  const clauses = queryClauses(index, query);
  const isFine = clauses.every(isUnderstood);
  const words = isFine ? retyped(index, query, clauses) : clauses.map((one) => meantBy(index, one));
  const suggestion = words.filter((word) => word !== undefined).join(' ');
  const isNew = suggestion !== clauses.map(({ typed }) => typed.join(' ')).join(' ');
  return suggestion !== '' && isNew && finds(index, suggestion) ? suggestion : undefined;
}

/** Words that are all known but never meet: one of them is another word with a typo. */
function retyped(
  index: TextIndex,
  query: string,
  clauses: readonly Clause[],
): readonly (string | undefined)[] {
  if (finds(index, query)) return [];
  const typed = clauses.map((clause) => clause.typed.join(' '));
  for (const [place, word] of typed.entries()) {
    for (const { id } of byLikelihood(index, index.list.similar(word, false))) {
      const words = typed.with(place, index.list.words[id] ?? '');
      if (finds(index, words.join(' '))) return words;
    }
  }
  return [];
}

const isUnderstood = ({ readings }: Clause): boolean =>
  readings.some(({ certainty }) => certainty > CERTAINTY.typo);

function meantBy(index: TextIndex, clause: Clause): string | undefined {
  const typed = clause.typed.join(' ');
  if (isUnderstood(clause)) return typed;
  const [best] = byLikelihood(index, index.list.similar(typed, false));
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

const finds = (index: TextIndex, query: string): boolean =>
  scoreClauses(index, queryClauses(index, query), true).some((score) => score > 0);
