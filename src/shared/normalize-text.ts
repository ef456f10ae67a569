import { languageOf, type Locale } from './locale.ts';

/**
 * Normalizes a line that was typed or pasted: composes letters (NFC), collapses white space, trims
 * it, and removes invisible characters that are copied from other programs (soft hyphens, byte
 * order marks, writing direction marks). Keeps the joiners, which Persian and Indian names need.
 *
 * Idempotent.
 */
export const normalizeLine = (text: string): string =>
  text.replaceAll(INVISIBLE, '').normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

/** Whether a text has printable characters only: no control characters, no lone surrogates. */
export const isPrintable = (text: string): boolean => !/[\p{Cc}\p{Cs}]/u.test(text);

/** Format characters, except the zero width non-joiner and joiner. */
const INVISIBLE = /(?![\u200C\u200D])\p{Cf}/gu;

/** Whether a text is empty, or only white space. */
export const isBlank = (text: string): boolean => text.trim() === '';

/**
 * Converts a text to its form in URLs: lower case letters and digits of ASCII. German umlauts and
 * sharp s become ae, oe, ue and ss; other accents are dropped; every other run of characters
 * becomes one separator, none at the ends. Empty if the text has no such letter or digit.
 */
export function slugify(text: string, locale: Locale, separator = '-'): string {
  if (separator === '-' ? ASCII_SLUG.test(text) : ASCII_WORD.test(text)) return text;
  const letters = text.toLowerCase().normalize('NFD');
  const spelled = languageOf(locale) === 'de' ? spellGerman(letters) : letters;
  return (spelled.replaceAll(/\p{M}/gu, '').match(/[a-z0-9]+/g) ?? []).join(separator);
}

/** Already a slug in every locale; a shortcut, as URLs are read far more often than written. */
const ASCII_WORD = /^[a-z0-9]+$/;
const ASCII_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Expects decomposed letters (NFD): an umlaut is a vowel and a diaeresis. */
const spellGerman = (letters: string): string =>
  letters.replaceAll(/([aou])\u0308/g, '$1e').replaceAll('ß', 'ss');
