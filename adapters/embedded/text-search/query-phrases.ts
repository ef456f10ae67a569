import { queryWords } from './query-words.ts';
import type { LeadingPhrase, Phrase } from './synonyms.ts';
import { similarWords, type TextIndex } from './text-index.ts';

/** A piece of a query: a phrase that means others besides, or a word by itself. */
export type QueryPhrase = {
  readonly typed: Phrase;
  /** What was typed, without the typos in a phrase of several words. */
  readonly meant: Phrase;
  readonly synonyms: LeadingPhrase | undefined;
};

/**
 * The longest phrases that also mean others, and each other word by itself; fillers aside. Several
 * words are known for a phrase by what they look most like, too.
 */
export function queryPhrases(index: TextIndex, query: string): readonly QueryPhrase[] {
  const { synonyms: known } = index.language;
  const words = queryWords(index, query);
  const all = words.map(({ word }) => word);
  const corrected = all.map((word) => likeliest(index, word));
  const phrases: QueryPhrase[] = [];
  for (let place = 0; place < words.length;) {
    const asTyped = known.leading(all.slice(place));
    const synonyms = asTyped ?? severalWords(known.leading(corrected.slice(place)));
    const end = place + (synonyms?.length ?? 1);
    const within = (spelled: readonly string[]) =>
      spelled.slice(place, end).filter((_, offset) => words[place + offset]?.isFiller !== true);
    const typed = within(all);
    const meant = synonyms && !asTyped ? within(corrected) : typed;
    if (synonyms || typed.length > 0) phrases.push({ typed, meant, synonyms });
    place = end;
  }
  return phrases;
}

const severalWords = (phrase: LeadingPhrase | undefined): LeadingPhrase | undefined =>
  phrase && phrase.length > 1 ? phrase : undefined;

/** The word that was meant, where only one is but a typo away. */
function likeliest(index: TextIndex, word: string): string {
  if (index.list.forms(word).length > 0) return word;
  const [meant, ...others] = similarWords(index, word, false).filter(({ isFar }) => !isFar);
  return meant && others.length === 0 ? (index.list.words[meant.id] ?? word) : word;
}
