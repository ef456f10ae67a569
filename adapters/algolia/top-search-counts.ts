import { parseTopSearches, type TopSearches } from '#src/search/search-text.ts';
import { readCount, readFields, withDefault } from '#src/shared/json-reader.ts';
import { MAX_HITS, readUnknownList } from './read-hits.ts';

/** Parses Algolia's top searches, without those that find nothing. */
export function parseTopSearchCounts(value: unknown): TopSearches {
  const searches = readDocument(value)?.searches ?? [];
  return parseTopSearches({
    searches: searches.slice(0, MAX_HITS).filter((search) => readHits(search)?.nbHits !== 0),
  });
}

const readDocument = readFields({ searches: withDefault(readUnknownList, []) });
const readHits = readFields({ nbHits: readCount });
