import { readFields, readListOf, readText } from '../shared/json-reader.ts';
import { normalizeSearchText } from './search-text.ts';

/** Search texts of a shopper in this browser, the latest first, each once. */
export type RecentSearches = readonly string[];

/** Maximum number kept; shoppers look through no more. */
export const MAX_RECENT_SEARCHES = 5;

/** Puts a new search text first, and drops the same text in other letter case. */
export function withRecentSearch(searches: RecentSearches, text: string): RecentSearches {
  const normalized = normalizeSearchText(text);
  if (normalized === '') return searches;
  return [normalized, ...withoutRecentSearch(searches, normalized)].slice(0, MAX_RECENT_SEARCHES);
}

/** Removes a text that the shopper does not want to see any more. */
export const withoutRecentSearch = (searches: RecentSearches, text: string): RecentSearches =>
  searches.filter((search) => !isSameSearch(search, text));

const isSameSearch = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** Version of the stored form. */
const VERSION = 1;

/** JSON for the browser's storage. */
export const formatRecentSearches = (searches: RecentSearches): string =>
  JSON.stringify({ version: VERSION, searches });

const readDocument = readFields({
  version: (value) => (value === VERSION ? VERSION : undefined),
  searches: readListOf(readText),
});

/**
 * Parses what {@link formatRecentSearches} writes, after `JSON.parse`, and normalizes it. Empty for
 * anything else, such as a later version.
 */
export const parseRecentSearches = (value: unknown): RecentSearches =>
  (readDocument(value)?.searches ?? []).reduceRight<RecentSearches>(withRecentSearch, []);
