import { readFields, readListOf, readText } from '../shared/json-reader.ts';
import { tidySearchText } from './search-text.ts';

/** What a shopper has looked for in this browser, the latest first, each once. */
export type RecentSearches = readonly string[];

/** More than these nobody looks through. */
export const MOST_RECENT_SEARCHES = 5;

/** With a text that is looked for now: it comes first, however it was written before. */
export function withSearch(searches: RecentSearches, text: string): RecentSearches {
  const tidy = tidySearchText(text);
  if (tidy === '') return searches;
  return [tidy, ...withoutSearch(searches, tidy)].slice(0, MOST_RECENT_SEARCHES);
}

/** Without a text that the shopper wants to see no more. */
export const withoutSearch = (searches: RecentSearches, text: string): RecentSearches =>
  searches.filter((search) => !isSameSearch(search, text));

const isSameSearch = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** Another form would be of another version. */
const VERSION = 1;

/** As a browser keeps them. */
export const formatRecentSearches = (searches: RecentSearches): string =>
  JSON.stringify({ version: VERSION, searches });

const readDocument = readFields({
  version: (value) => (value === VERSION ? VERSION : undefined),
  searches: readListOf(readText),
});

/**
 * Reads what {@link formatRecentSearches} writes, parsed as JSON, into the one form that such a list
 * has. Anything else, a later version's say, is a list of none.
 */
export const parseRecentSearches = (value: unknown): RecentSearches =>
  (readDocument(value)?.searches ?? []).reduceRight<RecentSearches>(withSearch, []);
