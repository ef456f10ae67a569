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

/** Tokenization and language data. */
export type TextAnalysis = {
  readonly tokensIn: (text: string) => readonly Token[];
  /** Returns the data of a language by code; empty data for an unknown one. */
  readonly language: (code: string) => LanguageAnalysis;
};

export type LanguageAnalysis = {
  readonly stem: (word: string) => string;
  readonly compounds: CompoundSplitter;
  readonly stopWords: ReadonlySet<string>;
};

export type TextKnowledge = {
  /** Compound parts and stop words. */
  readonly words?: ShopSearchWords;
  /** Custom tokenizer, for example to keep sizes as one word. */
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

/** Splits a text into runs of letters and digits, ignoring case and accents. */
export const plainTokens = (text: string): readonly Token[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    word: foldText(word),
    start: index,
    end: index + word.length,
  })).filter(({ word }) => word !== '');
