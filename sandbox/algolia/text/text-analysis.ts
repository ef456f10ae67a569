import {
  createCompoundSplitter,
  type CompoundSplitter,
} from '#adapters/embedded/text-search/compound-parts.ts';
import {
  EMPTY_SEARCH_VOCABULARY,
  type ShopSearchVocabulary,
} from '#adapters/embedded/text-search/search-vocabulary.ts';
import { foldText, type Token } from '#adapters/embedded/text-search/text-tokens.ts';
import { wordStem } from '#adapters/embedded/text-search/word-stem.ts';
import { memoize } from '#adapters/embedded/memoize.ts';
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

export type TextAnalysisOptions = {
  /** Compound parts and stop words. */
  readonly words?: ShopSearchVocabulary;
  /** Custom tokenizer, for example to keep sizes as one word. */
  readonly tokensIn?: (text: string) => readonly Token[];
};

export function createTextAnalysis({
  words = EMPTY_SEARCH_VOCABULARY,
  tokensIn = plainTokens,
}: TextAnalysisOptions = {}): TextAnalysis {
  const known = memoize((language: Language): LanguageAnalysis => {
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
const plainTokens = (text: string): readonly Token[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    word: foldText(word),
    start: index,
    end: index + word.length,
  })).filter(({ word }) => word !== '');
