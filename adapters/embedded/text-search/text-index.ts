import type { Language } from '#src/shared/locale.ts';
import { createCompoundSplitter, type SplitCompound } from './compound-parts.ts';
import { packed, postingsOf, type PackedPostings } from './postings.ts';
import type { TextDocument } from './text-document.ts';
import type { SearchWords } from './search-words.ts';
import { createSynonyms, type Synonyms } from './synonyms.ts';
import { foldText } from './text-tokens.ts';
import { createWordList, type WordList } from './word-list.ts';
import { wordStem } from './word-stem.ts';

/** The words of some things, each with the things it is said of. */
export type TextIndex = PackedPostings & {
  /** How many things there are. */
  readonly size: number;
  readonly list: WordList;
  readonly language: IndexLanguage;
};

/** What an index knows of its language. */
export type IndexLanguage = {
  readonly split: SplitCompound;
  readonly fillers: ReadonlySet<string>;
  readonly synonyms: Synonyms;
  /** A word as it is spelled where umlauts are at hand: "hohe" of "hoehe", accents aside. */
  readonly respell: (word: string) => string;
};

export function buildTextIndex(
  documents: readonly TextDocument[],
  language: Language,
  words: SearchWords,
): TextIndex {
  const stem = (word: string) => wordStem(word, language);
  const split = createCompoundSplitter(words.compounds, stem);
  const fillers = new Set(words.fillers.map(foldText));
  const postings = postingsOf(documents, split, fillers);
  const list = createWordList(postings.keys(), stem);
  return {
    size: documents.length,
    list,
    ...packed(list.words.map((word) => postings.get(word) ?? [])),
    language: {
      split,
      fillers,
      synonyms: createSynonyms(words.synonyms, stem, fillers),
      respell: RESPELL[language],
    },
  };
}

const asTyped = (word: string): string => word;

const RESPELL: Readonly<Record<Language, IndexLanguage['respell']>> = {
  nl: asTyped,
  en: asTyped,
  de: (word) => word.replaceAll(/([aou])e/g, '$1'),
};
