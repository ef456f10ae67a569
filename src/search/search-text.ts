/** The longest text that the shop searches for, in characters. */
export const LONGEST_SEARCH_TEXT = 200;

/**
 * What a shopper has typed, as the shop searches for it: without spaces at the ends, one between
 * words, and cut where it is too long to be meant. Control characters and halves of characters
 * count as spaces. Everything else is kept as it is: case, accents, signs, emoji. Texts that are
 * tidied to one text are one search, with one URL. A tidied text stays as it is.
 */
export function tidySearchText(text: string): string {
  const words = text.replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return Array.from(words).slice(0, LONGEST_SEARCH_TEXT).join('').trim();
}
