import { queryWords } from './query-words.ts';
import type { SynonymMatch, Phrase } from './synonyms.ts';
import { similarWords, type TextIndex } from './text-index.ts';

/** A part of a query: a phrase with synonyms, or a single word. */
export type QueryPhrase = {
  readonly typed: Phrase;
  /** The typed text, with typos corrected in a phrase of several words. */
  readonly corrected: Phrase;
  readonly synonyms: SynonymMatch | undefined;
  /** A height by itself, such as "24 cm". */
  readonly isHeight?: true;
  /** No filler stands between it and the phrase before it. */
  readonly isAdjacent?: true;
};

/**
 * Splits a query into the longest phrases with synonyms, and single words for the rest, without
 * fillers: one that has synonyms of its own means them only where no other word is typed. Phrases of
 * several words are also recognized with typos.
 */
export function queryPhrases(index: TextIndex, query: string): readonly QueryPhrase[] {
  const { synonyms: known } = index.language;
  const words = queryWords(index, query);
  const all = words.map(({ word }) => word);
  const corrected = all.map((word) => uniqueCorrection(index, word));
  const phrases: QueryPhrase[] = [];
  for (let position = 0; position < words.length;) {
    const asTyped = known.longestMatch(all.slice(position));
    const synonyms = asTyped ?? ifMultipleWords(known.longestMatch(corrected.slice(position)));
    const end = position + (synonyms?.length ?? 1);
    const within = (spelled: readonly string[]) =>
      spelled
        .slice(position, end)
        .filter((_, offset) => words[position + offset]?.isStopWord !== true);
    const typed = within(all);
    const phrase = synonyms && !asTyped ? within(corrected) : typed;
    const isHeight = !synonyms && words[position]?.isHeight;
    const isAdjacent = position > 0 && words[position - 1]?.isStopWord === false;
    if (typed.length > 0)
      phrases.push({
        typed,
        corrected: phrase,
        synonyms,
        ...(isHeight && { isHeight }),
        ...(isAdjacent && { isAdjacent }),
      });
    position = end;
  }
  return phrases;
}

const ifMultipleWords = (phrase: SynonymMatch | undefined): SynonymMatch | undefined =>
  phrase && phrase.length > 1 ? phrase : undefined;

/** Returns the only similar word that is one typo away, if there is just one, else the word. */
function uniqueCorrection(index: TextIndex, word: string): string {
  if (index.list.forms(word).length > 0) return word;
  const [meant, ...others] = similarWords(index, word, false).filter(({ isFar }) => !isFar);
  return meant && others.length === 0 ? (index.list.words[meant.id] ?? word) : word;
}
