import type { ShopSearchVocabulary } from '#adapters/embedded/text-search/search-vocabulary.ts';
import { germanWords } from './de.ts';
import { englishWords } from './en.ts';
import { dutchWords } from './nl.ts';

/** The search words of the demo shop, by language. */
export const searchWords: ShopSearchVocabulary = {
  nl: dutchWords,
  de: germanWords,
  en: englishWords,
};
