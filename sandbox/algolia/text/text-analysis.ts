import {
  createCompoundSplitter,
  type CompoundSplitter,
} from '#adapters/embedded/text-search/compound-parts.ts';
import {
  NO_SEARCH_WORDS,
  type ShopSearchWords,
} from '#adapters/embedded/text-search/search-words.ts';
import { foldText, type Token } from '#adapters/embedded/text-search/text-tokens.ts';
import { wordStem } from '#adapters/embedded/text-search/word-stem.ts';
import { remember } from '#adapters/embedded/remember.ts';
import type { Language } from '#src/shared/locale.ts';

/** How the search takes texts and words apart. */
export type TextAnalysis = {
  readonly tokensIn: (text: string) => readonly Token[];
  /** What is known of a language, by its code; of one that nothing is known of, nothing. */
  readonly language: (code: string) => LanguageAnalysis;
};

export type LanguageAnalysis = {
  /** What the forms of a word have in common. */
  readonly stem: (word: string) => string;
  readonly compounds: CompoundSplitter;
  /** Words that say nothing by themselves. */
  readonly stopWords: ReadonlySet<string>;
};

export type TextKnowledge = {
  /** What compounds are made of, and which words say nothing. */
  readonly words?: ShopSearchWords;
  /** Another way to cut texts into words, as for sizes that are to be one word. */
  readonly tokensIn?: (text: string) => readonly Token[];
};

export function createTextAnalysis({
  words = NO_SEARCH_WORDS,
  tokensIn = plainTokens,
}: TextKnowledge = {}): TextAnalysis {
  const known = remember((language: Language): LanguageAnalysis => {
    const stem = (word: string) => wordStem(word, language);
    return {
      stem,
      compounds: createCompoundSplitter(words[language].compounds, stem),
      stopWords: new Set(words[language].fillers.map(foldText)),
    };
  });
  return {
    tokensIn,
    language(code) {
      const language = LANGUAGES.find((one) => one === code);
      return language ? known(language) : UNKNOWN_LANGUAGE;
    },
  };
}

const LANGUAGES = ['nl', 'de', 'en'] as const;

const UNKNOWN_LANGUAGE: LanguageAnalysis = {
  stem: (word) => word,
  compounds: { best: () => [], parts: () => [] },
  stopWords: new Set(),
};

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Runs of letters and digits, without regard to case and accents. */
export const plainTokens = (text: string): readonly Token[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    word: foldText(word),
    start: index,
    end: index + word.length,
  })).filter(({ word }) => word !== '');
