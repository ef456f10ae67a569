import { languageOf, type Locale } from './locale.ts';

/**
 * A text as a URL writes it: lower case letters and digits of ASCII. German writes ae, oe, ue and
 * ss for its umlauts and sharp s; other accents are dropped; every other run of characters is one
 * separator, none at the ends. Empty when the text has no such letter or digit.
 */
export function slugify(text: string, locale: Locale, separator = '-'): string {
  if (PLAIN_WORD.test(text)) return text;
  const letters = text.toLowerCase().normalize('NFD');
  const spelled = languageOf(locale) === 'de' ? spellGerman(letters) : letters;
  return (spelled.replaceAll(/\p{M}/gu, '').match(/[a-z0-9]+/g) ?? []).join(separator);
}

/** Its own slug in every locale: URLs consist of such words, and are read far more than written. */
const PLAIN_WORD = /^[a-z0-9]+$/;

/** Expects decomposed letters: an umlaut is a vowel and a diaeresis. */
const spellGerman = (letters: string): string =>
  letters.replaceAll(/([aou])\u0308/g, '$1e').replaceAll('ß', 'ss');
