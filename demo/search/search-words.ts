import type { ShopSearchWords } from '#adapters/embedded/text-search/search-words.ts';
import { germanWords } from './de.ts';
import { englishWords } from './en.ts';
import { dutchWords } from './nl.ts';

/** The search words of the demo shop, by language. */
export const searchWords: ShopSearchWords = { nl: dutchWords, de: germanWords, en: englishWords };
