import type { Locale } from '../shared/locale.ts';
import { rememberPerKey } from '../shared/remember.ts';
import type { Facet } from './facet.ts';
import { optionWord } from './option-word.ts';

/**
 * URL words of a facet's values, in their order; see {@link optionWord}. Memoized, since a listing
 * writes and reads the same values in hundreds of links.
 */
export const facetWords: (facet: Facet, locale: Locale) => readonly string[] = rememberPerKey(
  (facet, locale) => facet.values.map((option) => optionWord(facet, option, locale)),
);
