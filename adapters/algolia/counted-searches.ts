import { parseTopSearches, type TopSearches } from '#src/search/top-searches.ts';
import { readCount, readFields } from '#src/shared/json-reader.ts';
import { orElse } from '#src/shared/lenient-readers.ts';
import { readEntries } from './read-hits.ts';

/** Parses Algolia's top searches, without those that find nothing. */
export function parseCountedSearches(value: unknown): TopSearches {
  const searches = readDocument(value)?.searches ?? [];
  return parseTopSearches({
    searches: searches.filter((search) => readHits(search)?.nbHits !== 0),
  });
}

const readDocument = readFields({ searches: orElse(readEntries, []) });
const readHits = readFields({ nbHits: readCount });
