import type { ShopSearchWords } from '#adapters/embedded/text-search/search-words.ts';
import { germanWords } from './de.ts';
import { englishWords } from './en.ts';
import { dutchWords } from './nl.ts';

/** What the demo shop's search knows of the words of its shoppers. */
export const searchWords: ShopSearchWords = { nl: dutchWords, de: germanWords, en: englishWords };
