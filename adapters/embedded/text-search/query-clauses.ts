import { queryWords, type QueryWord } from './query-words.ts';
import type { LeadingPhrase, Phrase } from './synonyms.ts';
import type { TextIndex } from './text-index.ts';

/**
 * How sure it is that a shopper means a word, the higher the surer. A beginning counts for less
 * where what was typed is a word by itself.
 */
export const CERTAINTY = {
  exact: 8,
  beginning: 7,
  synonym: 6,
  longer: 5,
  typo: 4,
  typoInSynonym: 3,
  farTypo: 2,
  farTypoInSynonym: 1,
} as const;

export type Certainty = (typeof CERTAINTY)[keyof typeof CERTAINTY];

/** A way to understand a piece of a query: of each group of words, one has to be there. */
export type Reading = {
  readonly certainty: Certainty;
  readonly groups: readonly (readonly number[])[];
};

/** A piece of a query by all its readings; one of them has to hold. None: a word nobody knows. */
export type Clause = { readonly typed: Phrase; readonly readings: readonly Reading[] };

/**
 * A query by its pieces, all of which have to hold. The last word may be the beginning of one.
 * Typos are looked for in words that mean nothing else, or with `inEvery` in all of them.
 */
export function queryClauses(index: TextIndex, query: string, inEvery = false): readonly Clause[] {
  return phrasesIn(index, queryWords(index, query)).map((phrase, place, { length }) =>
    clauseOf(index, phrase, place === length - 1, inEvery),
  );
}

type QueryPhrase = { readonly typed: Phrase; readonly synonyms: LeadingPhrase | undefined };

/** The longest phrases that also mean others, and each other word by itself; fillers aside. */
function phrasesIn({ language }: TextIndex, words: readonly QueryWord[]): readonly QueryPhrase[] {
  const phrases: QueryPhrase[] = [];
  for (let place = 0; place < words.length;) {
    const rest = words.slice(place).map(({ word }) => word);
    const synonyms = language.synonyms.leading(rest);
    const end = place + (synonyms?.length ?? 1);
    const meant = words.slice(place, end).filter(({ isFiller }) => !isFiller);
    if (synonyms || meant.length > 0)
      phrases.push({ typed: meant.map(({ word }) => word), synonyms });
    place = end;
  }
  return phrases;
}

function clauseOf(
  index: TextIndex,
  { typed, synonyms }: QueryPhrase,
  isLast: boolean,
  inEvery: boolean,
): Clause {
  const readings = [
    ...plainReadings(index, typed, isLast, synonyms),
    ...meaningReadings(index, synonyms?.meanings ?? [], CERTAINTY.synonym),
  ];
  const guesses = readings.length === 0 || inEvery ? guessedReadings(index, typed, isLast) : [];
  return { typed, readings: [...readings, ...guesses] };
}

/**
 * What was typed as it stands, and as the beginning of something longer. A word that means others
 * may still be the beginning of one; a phrase is not.
 */
function plainReadings(
  { list }: TextIndex,
  typed: Phrase,
  isLast: boolean,
  synonyms: LeadingPhrase | undefined,
): readonly Reading[] {
  const itself = typed.map((word) => list.forms(word));
  const exact: Reading = { certainty: CERTAINTY.exact, groups: itself };
  const isWord = synonyms !== undefined || isPossible(exact);
  const begun: Reading = {
    certainty: isWord ? CERTAINTY.longer : CERTAINTY.beginning,
    groups: [...itself.slice(0, -1), list.beginningWith(typed.at(-1) ?? '')],
  };
  const meansItself = synonyms?.meansOthers !== true;
  const readings = meansItself ? [exact] : [];
  const mayGoOn = isLast && (meansItself || typed.length === 1);
  return (mayGoOn ? [...readings, begun] : readings).filter(isPossible);
}

const meaningReadings = (
  index: TextIndex,
  meanings: readonly Phrase[],
  certainty: Certainty,
): readonly Reading[] =>
  meanings.map((meaning) => ({ certainty, groups: groupsOf(index, meaning) })).filter(isPossible);

const groupsOf = ({ list }: TextIndex, phrase: Phrase): Reading['groups'] =>
  phrase.map((word) => list.forms(word));

/** What a single word may have been meant to be: another word in any form, or another's synonym. */
function guessedReadings(index: TextIndex, typed: Phrase, isLast: boolean): readonly Reading[] {
  const [word, ...others] = typed;
  if (word === undefined || others.length > 0) return [];
  const { list, language } = index;
  const words = list.similar(word, isLast).map(({ id, isFar }) => ({
    certainty: isFar ? CERTAINTY.farTypo : CERTAINTY.typo,
    groups: [list.forms(list.words[id] ?? '')],
  }));
  const meanings = language.synonyms.single.similar(word, false).flatMap(({ id, isFar }) => {
    const meant = language.synonyms.leading([language.synonyms.single.words[id] ?? '']);
    const certainty = isFar ? CERTAINTY.farTypoInSynonym : CERTAINTY.typoInSynonym;
    return meaningReadings(index, meant?.meanings ?? [], certainty);
  });
  return [...words, ...meanings];
}

const isPossible = ({ groups }: Reading): boolean =>
  groups.length > 0 && groups.every((group) => group.length > 0);
