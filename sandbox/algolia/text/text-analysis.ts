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
import { memoize } from '#src/shared/memoize.ts';
import { languageOf, type Locale, LOCALES, localizedText } from '#src/shared/locale.ts';

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
  const known = memoize((locale: Locale): LanguageAnalysis => {
    const { compounds, stopWords } = localizedText(words, locale);
    const stem = (word: string) => wordStem(word, languageOf(locale));
    return {
      stem,
      compounds: createCompoundSplitter(compounds, stem),
      stopWords: new Set(stopWords.map(foldText)),
    };
  });
  return {
    tokensIn,
    language(code) {
      const locale = LOCALES.find((one) => languageOf(one) === code);
      return locale ? known(locale) : UNKNOWN_LANGUAGE;
    },
  };
}

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
