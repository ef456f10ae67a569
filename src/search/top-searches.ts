import { readFields, readText, type Reader } from '../shared/json-reader.ts';
import { readValidItems } from '../shared/lenient-readers.ts';
import { tidySearchText } from './search-text.ts';

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
  const searches = readDocument(value)?.searches.map(tidySearchText) ?? [];
  return { searches: [...new Set(searches)].filter((search) => search !== '') };
}

const readCounted = readFields({ search: readText });

const readSearch: Reader<string> = (value) => readText(value) ?? readCounted(value)?.search;

const readDocument = readFields({ searches: readValidItems(readSearch) });
