import { readFields, readText, type Reader } from '../shared/json-reader.ts';
import { readSomeOf } from '../shared/lenient-readers.ts';
import { tidySearchText } from './search-text.ts';

/** What shoppers of a locale search for most, the most frequent first (S5). Its own document. */
export type TopSearches = { readonly searches: readonly string[] };

/** What is shown when they are not known. */
export const NO_TOP_SEARCHES: TopSearches = { searches: [] };

/**
 * Reads searches as the shop writes them, or as search services count them (`{search, count}`).
 * Each is there once, in the form in which the shop would search for it; what is no text, or
 * blank, is left out. Any value is an answer, if an empty one.
 */
export function parseTopSearches(value: unknown): TopSearches {
  const searches = readDocument(value)?.searches.map(tidySearchText) ?? [];
  return { searches: [...new Set(searches)].filter((search) => search !== '') };
}

const readCounted = readFields({ search: readText });

const readSearch: Reader<string> = (value) => readText(value) ?? readCounted(value)?.search;

const readDocument = readFields({ searches: readSomeOf(readSearch) });
