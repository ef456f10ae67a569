import type { Locale } from '../shared/locale.ts';
import { slugify } from '../shared/slug.ts';

/** Maximum length of a word that a filter URL writes or accepts, in characters. */
export const MAX_SLUG_LENGTH = 64;

/**
 * Converts a name or value to its URL word: its slug (F3, F5), truncated if it is too long to be
 * parsed back. A text without Latin letters or digits has no slug; it is written as its code
 * points, `★` as `u2605`, so that its filter can be chosen too. Only blank texts have no word.
 *
 * Texts with the same word are one choice. The conversion is idempotent.
 */
export function filterSlug(text: string, locale: Locale): string {
  const word = slugify(text, locale) || codePoints(text.trim().toLowerCase().normalize('NFC'));
  return word.slice(0, MAX_SLUG_LENGTH).replace(/-$/, '');
}

const codePoints = (text: string): string =>
  Array.from(text, (character) => `u${character.codePointAt(0)?.toString(16)}`).join('-');
