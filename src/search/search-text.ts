import { type Reader, readFields, readText, readValidItems } from '../shared/json-reader.ts';

/** Maximum length of a search text, in characters. */
export const MAX_SEARCH_TEXT_LENGTH = 200;

/**
 * Normalizes a typed text for the search: trims it, collapses spaces, and truncates it where it is
 * too long to be meant. Control characters and lone surrogates count as spaces. All else is kept:
 * case, accents, signs, emoji. Texts with the same result are one search, with one URL. Idempotent.
 */
export function normalizeSearchText(text: string): string {
  const words = text.replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return Array.from(words).slice(0, MAX_SEARCH_TEXT_LENGTH).join('').trim();
}

/** Most frequent searches of a locale's shoppers, in that order (S5). Also its document form. */
export type TopSearches = { readonly searches: readonly string[] };

/** Fallback while they are unknown. */
export const NO_TOP_SEARCHES: TopSearches = { searches: [] };

/**
 * Parses searches as the shop writes them, or with the counts of search services
 * (`{search, count}`). Each is normalized and listed once; drops what is no text, or blank. Any
 * value gives an answer, possibly an empty one.
 */
export function parseTopSearches(value: unknown): TopSearches {
  const searches = readDocument(value)?.searches.map(normalizeSearchText) ?? [];
  return { searches: [...new Set(searches)].filter((search) => search !== '') };
}

const readCounted = readFields({ search: readText });

const readSearch: Reader<string> = (value) => readText(value) ?? readCounted(value)?.search;

const readDocument = readFields({ searches: readValidItems(readSearch) });

/** Longer than any article number of a shop. */
const MAX_ARTICLE_NUMBER_LENGTH = 64;

/**
 * Whether a text can be an article number: one word with a digit or a hyphen in it. Other texts
 * need no query; whether a possible number exists, the catalogue decides.
 */
export const mayBeArticleNumber = (text: string): boolean =>
  text.length <= MAX_ARTICLE_NUMBER_LENGTH &&
  /^[\p{L}\d][\p{L}\d._-]*$/u.test(text) &&
  /[\d-]/u.test(text);
