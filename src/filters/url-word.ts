import type { Locale } from '../shared/locale.ts';
import { slugify } from '../shared/slug.ts';

/** The longest word that a filter URL writes or accepts, in characters. */
export const LONGEST_WORD = 64;

/**
 * How a filter URL writes a name or a value: as its slug (F3, F5), cut where it is too long to be
 * read back. A text without Latin letters or digits has no slug; it is written as its code points,
 * `★` as `u2605`, so that its filter can be chosen too. Only blank texts have no word.
 *
 * Texts with one word are one choice. The word of a word is the word itself.
 */
export function urlWord(text: string, locale: Locale): string {
  const word = slugify(text, locale) || codePoints(text.trim().toLowerCase().normalize('NFC'));
  return word.slice(0, LONGEST_WORD).replace(/-$/, '');
}

const codePoints = (text: string): string =>
  Array.from(text, (character) => `u${character.codePointAt(0)?.toString(16)}`).join('-');
