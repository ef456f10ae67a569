import { languageOf, type Locale } from './locale.ts';

/**
 * Converts a text to its form in URLs: lower case letters and digits of ASCII. German umlauts and
 * sharp s become ae, oe, ue and ss; other accents are dropped; every other run of characters
 * becomes one separator, none at the ends. Empty if the text has no such letter or digit.
 */
export function slugify(text: string, locale: Locale, separator = '-'): string {
  if (PLAIN_WORD.test(text)) return text;
  const letters = text.toLowerCase().normalize('NFD');
  const spelled = languageOf(locale) === 'de' ? spellGerman(letters) : letters;
  return (spelled.replaceAll(/\p{M}/gu, '').match(/[a-z0-9]+/g) ?? []).join(separator);
}

/** Already a slug in every locale; a shortcut, as URLs are read far more often than written. */
const PLAIN_WORD = /^[a-z0-9]+$/;

/** Expects decomposed letters (NFD): an umlaut is a vowel and a diaeresis. */
const spellGerman = (letters: string): string =>
  letters.replaceAll(/([aou])\u0308/g, '$1e').replaceAll('ß', 'ss');
