import type { Language } from '#src/shared/locale.ts';
import { memoizePerKey, memoizeRecent } from '#src/shared/memoize.ts';
import {
  type CompoundSplitter,
  createCompoundSplitter,
  MAX_WORD_LENGTH,
} from './compound-parts.ts';
import { type PackedPostings, packPostings, postingsOf, type TextDocument } from './postings.ts';
import type { SearchVocabulary } from './search-vocabulary.ts';
import { createSynonyms, type Synonyms } from './synonyms.ts';
import { foldText, wordsIn } from './text-tokens.ts';
import { createWordList, type SimilarWord, type WordList } from './word-list.ts';
import { wordStem } from './word-stem.ts';

/** Inverted index: the words of some things, each with the things it occurs in. */
export type TextIndex = PackedPostings & {
  /** Number of things. */
  readonly size: number;
  readonly list: WordList;
  readonly language: IndexLanguage;
};

/** Language rules of an index. */
export type IndexLanguage = {
  readonly compounds: CompoundSplitter;
  /** Whether a word ends compounds and names the thing. */
  readonly isHead: (word: string) => boolean;
  readonly stopWords: ReadonlySet<string>;
  readonly synonyms: Synonyms;
  /** Respells a word typed without umlauts: "hohe" for "hoehe", as accents are folded. */
  readonly respell: (word: string) => string;
};

/** Maximum number of memoized stems; more than the words of a query and their parts. */
const MAX_MEMOIZED_STEMS = 1024;

export function buildTextIndex(
  documents: readonly TextDocument[],
  language: Language,
  vocabulary: SearchVocabulary,
): TextIndex {
  const { stem, ...rules } = rulesOf(vocabulary, language);
  const postings = postingsOf(documents, rules.compounds, rules.stopWords);
  const list = createWordList(postings.keys(), stem);
  return {
    size: documents.length,
    list,
    ...packPostings(list.words.map((word) => postings.get(word) ?? [])),
    language: rules,
  };
}

/** The same for all indexes of a vocabulary: products and pages, in the locales of a language. */
const rulesOf = memoizePerKey((vocabulary: SearchVocabulary, language: Language) => {
  const stemOf = memoizeRecent(MAX_MEMOIZED_STEMS, (word: string) => wordStem(word, language));
  const stem = (word: string) => (word.length > MAX_WORD_LENGTH ? word : stemOf(word));
  const stopWords = new Set(vocabulary.stopWords.map(foldText));
  const heads = new Set(vocabulary.compounds.heads.flatMap(wordsIn).map(stem));
  return {
    stem,
    compounds: createCompoundSplitter(vocabulary.compounds, stem),
    isHead: (word: string) => heads.has(stem(word)),
    stopWords,
    synonyms: createSynonyms(vocabulary.synonyms, stem, stopWords),
    respell: RESTORE_UMLAUTS[language] ?? unchanged,
  };
});

/** Minimum weight at which a word tells what a thing is; below, it is only mentioned. */
export const DESCRIPTIVE_WEIGHT = 4;

/** Whether one of these words tells what some things are. */
export const isDescriptive = ({ heaviest }: TextIndex, words: readonly number[]): boolean =>
  words.some((word) => (heaviest[word] ?? 0) >= DESCRIPTIVE_WEIGHT);

/** Minimum weight at which a word names the kind of a thing. */
const KIND_WEIGHT = 10;

/** Whether one of these words names a kind of things. */
export const namesProductKind = ({ heaviest }: TextIndex, words: readonly number[]): boolean =>
  words.some((word) => (heaviest[word] ?? 0) >= KIND_WEIGHT);

/** Returns the words that may have been meant, of those that tell what some things are. */
export const similarWords = (
  index: TextIndex,
  word: string,
  isPrefix: boolean,
): readonly SimilarWord[] =>
  index.list.similar(word, isPrefix).filter(({ id }) => isDescriptive(index, [id]));

const unchanged = (word: string): string => word;

const RESTORE_UMLAUTS: Readonly<Partial<Record<Language, IndexLanguage['respell']>>> = {
  de: (word) => word.replaceAll(/([aou])e/g, '$1'),
};
