import { parseTopSearches, type TopSearches } from '#src/search/top-searches.ts';
import { readCount, readFields } from '#src/shared/json-reader.ts';
import { withDefault } from '#src/shared/lenient-readers.ts';
import { readUnknownList } from './read-hits.ts';

/** Parses Algolia's top searches, without those that find nothing. */
export function parseTopSearchCounts(value: unknown): TopSearches {
  const searches = readDocument(value)?.searches ?? [];
  return parseTopSearches({
    searches: searches.filter((search) => readHits(search)?.nbHits !== 0),
  });
}

const readDocument = readFields({ searches: withDefault(readUnknownList, []) });
const readHits = readFields({ nbHits: readCount });
