import type { Locale } from '../shared/locale.ts';
import { rememberPerKey } from '../shared/remember.ts';
import type { Facet } from './facet.ts';
import { optionWord } from './option-word.ts';

/**
 * How URLs write the values of a facet, in their order; see {@link optionWord}. A listing writes
 * and reads the same values in hundreds of links, so each is put into words once.
 */
export const facetWords: (facet: Facet, locale: Locale) => readonly string[] = rememberPerKey(
  (facet, locale) => facet.values.map((option) => optionWord(facet, option, locale)),
);
