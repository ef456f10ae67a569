import { queryPhrases, type QueryPhrase } from './query-phrases.ts';
import type { SynonymMatch, Phrase } from './synonyms.ts';
import { namesProductKind, similarWords, type TextIndex } from './text-index.ts';

/**
 * Certainty that a shopper means a word; higher is more certain. A beginning counts for less if the
 * typed text is a word by itself.
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

/** One interpretation of a query term: of each group of words, one has to occur. */
export type Interpretation = {
  readonly certainty: Certainty;
  /** The last typed word was read as the beginning of others. */
  readonly isPrefix?: true;
  readonly groups: readonly (readonly number[])[];
};

/** A query term with its readings, one of which has to match. No readings: an unknown word. */
export type QueryTerm = {
  readonly typed: Phrase;
  readonly interpretations: readonly Interpretation[];
  /** What matches it ranks first; the rest is found as well. */
  readonly isOptional?: true;
};

/** Whether things without a match of the term are not found. */
export const isRequired = ({ isOptional }: QueryTerm): boolean => !isOptional;

/**
 * Splits a query into terms, which have to match unless they are optional. The last word may be
 * unfinished. Typos are looked for in words that mean nothing else; with `correctKnownWords`, small
 * ones in all words.
 *
 * A height is optional, as texts say few of them; so is a kind of things before one, of another kind
 * that stands apart from it: "topper voor een matras van 24 cm" is a topper, "matras topper 7 cm" both.
 */
export function queryTerms(
  index: TextIndex,
  query: string,
  correctKnownWords = false,
): readonly QueryTerm[] {
  const phrases = queryPhrases(index, query);
  const terms = phrases.map((phrase, position, { length }) =>
    queryTermOf(index, phrase, position === length - 1, correctKnownWords),
  );
  if (phrases.every(({ isHeight }) => isHeight)) return terms;
  const isBeforeHeight = (position: number) => phrases[position + 1]?.isHeight === true;
  const kinds = terms.flatMap((term, position) => (namesKind(index, term) ? [position] : []));
  const meant = kinds.find((position) => !isBeforeHeight(position)) ?? kinds[0];
  return terms.flatMap((term, position) => {
    if (phrases[position]?.isHeight) return heightTerms(index, term);
    const isCompound = phrases[position]?.isAdjacent === true && kinds.includes(position - 1);
    const isPurpose =
      position !== meant && !isCompound && isBeforeHeight(position) && kinds.includes(position);
    return isPurpose ? [{ ...term, isOptional: true as const }] : [term];
  });
}

const namesKind = (index: TextIndex, { interpretations }: QueryTerm): boolean =>
  interpretations.some(
    ({ certainty, isPrefix, groups }) =>
      !isPrefix &&
      certainty >= CERTAINTY.synonym &&
      groups.some((group) => namesProductKind(index, group)),
  );

/** A height as it stands: neither unfinished nor a typo. None if no text has it. */
function heightTerms({ list }: TextIndex, { typed }: QueryTerm): readonly QueryTerm[] {
  const groups = typed.map((word) => list.forms(word));
  const interpretations = [{ certainty: CERTAINTY.exact, groups }].filter(occursInIndex);
  return interpretations.length > 0 ? [{ typed, interpretations, isOptional: true }] : [];
}

function queryTermOf(
  index: TextIndex,
  { typed, corrected, synonyms }: QueryPhrase,
  isLast: boolean,
  correctKnownWords: boolean,
): QueryTerm {
  const readings = [
    ...literalInterpretations(index, corrected, isLast, synonyms),
    ...synonymInterpretations(index, synonyms?.meanings ?? [], CERTAINTY.synonym),
  ];
  if (readings.length === 0 && !synonyms)
    return { typed, interpretations: typoInterpretations(index, typed, isLast) };
  const typoReadings = correctKnownWords
    ? typoInterpretations(index, typed, isLast).filter(isCloseMatch)
    : [];
  return { typed, interpretations: [...readings, ...typoReadings] };
}

const isCloseMatch = ({ certainty }: Interpretation): boolean =>
  certainty >= CERTAINTY.typoInSynonym;

/** Maximum length of a known word that is read as unfinished, such as "mat" for "matras". */
const MAX_PREFIX_LENGTH = 3;

/**
 * Reads the typed text as it stands, and as the beginning of something longer. A word with synonyms
 * may be the beginning of another word; a phrase may not.
 */
function literalInterpretations(
  index: TextIndex,
  typed: Phrase,
  isLast: boolean,
  synonyms: SynonymMatch | undefined,
): readonly Interpretation[] {
  const { list } = index;
  const exactForms = typed.map((word) => list.forms(word));
  const exact: Interpretation = { certainty: CERTAINTY.exact, groups: exactForms };
  const last = typed.at(-1) ?? '';
  const prefixMatches = list.withPrefix(last);
  const isWord = synonyms !== undefined || occursInIndex(exact);
  const isUnfinishedKind =
    synonyms === undefined &&
    occursInIndex(exact) &&
    last.length <= MAX_PREFIX_LENGTH &&
    namesProductKind(index, prefixMatches) &&
    !namesProductKind(index, list.forms(last));
  const prefixCertainty = isWord ? CERTAINTY.longer : CERTAINTY.beginning;
  const asPrefix: Interpretation = {
    certainty: isUnfinishedKind ? CERTAINTY.exact : prefixCertainty,
    isPrefix: true,
    groups: [...exactForms.slice(0, -1), prefixMatches],
  };
  const keepsLiteralMeaning = synonyms?.replacesPhrase !== true;
  const readings = keepsLiteralMeaning ? [exact] : [];
  const mayBeUnfinished = isLast && (keepsLiteralMeaning || typed.length === 1);
  return (mayBeUnfinished ? [...readings, asPrefix] : readings).filter(occursInIndex);
}

const synonymInterpretations = (
  index: TextIndex,
  meanings: readonly Phrase[],
  certainty: Certainty,
): readonly Interpretation[] =>
  meanings
    .map((meaning) => ({ certainty, groups: groupsOf(index, meaning) }))
    .filter(occursInIndex);

/** Returns, for each word of a meaning, its forms and those of its equivalents. */
const groupsOf = ({ list, language }: TextIndex, phrase: Phrase): Interpretation['groups'] =>
  phrase.map((word) =>
    [word, ...language.synonyms.sameAs(word)].flatMap((same) => list.forms(same)),
  );

/** Reads a single word as a typo of another word, in any form, or of a synonym. */
function typoInterpretations(
  index: TextIndex,
  typed: Phrase,
  isLast: boolean,
): readonly Interpretation[] {
  const [word, ...others] = typed;
  if (word === undefined || others.length > 0) return [];
  const { list, language } = index;
  const words = similarWords(index, word, isLast).map(({ id, isFar }) => ({
    certainty: isFar ? CERTAINTY.farTypo : CERTAINTY.typo,
    groups: [list.forms(list.words[id] ?? '')],
  }));
  const meanings = language.synonyms.single.similar(word, false).flatMap(({ id, isFar }) => {
    const match = language.synonyms.longestMatch([language.synonyms.single.words[id] ?? '']);
    const certainty = isFar ? CERTAINTY.farTypoInSynonym : CERTAINTY.typoInSynonym;
    return synonymInterpretations(index, match?.meanings ?? [], certainty);
  });
  return [...words, ...meanings];
}

const occursInIndex = ({ groups }: Interpretation): boolean =>
  groups.length > 0 && groups.every((group) => group.length > 0);
