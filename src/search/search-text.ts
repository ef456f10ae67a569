/** Maximum length of a search text, in characters. */
export const LONGEST_SEARCH_TEXT = 200;

/**
 * Normalizes a typed text for the search: trims it, collapses spaces, and truncates it where it is
 * too long to be meant. Control characters and lone surrogates count as spaces. All else is kept:
 * case, accents, signs, emoji. Texts with the same result are one search, with one URL. Idempotent.
 */
export function tidySearchText(text: string): string {
  const words = text.replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return Array.from(words).slice(0, LONGEST_SEARCH_TEXT).join('').trim();
}
