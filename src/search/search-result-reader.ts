import type { Facet, FacetValue } from '../filters/facet.ts';
import { readCount, readFields, readListOf, readText, type Reader } from '../shared/json-reader.ts';
import { parseHit } from './hit-document.ts';
import { withDefault, readFieldsWith, readValidItems } from '../shared/lenient-readers.ts';

const readValue: Reader<FacetValue> = readFieldsWith(
  { value: readText, count: readCount },
  { urlWord: readText },
);

const readFacet: Reader<Facet> = readFieldsWith(
  { name: readText, label: readText, values: readListOf(readValue) },
  { names: readListOf(readText), urlName: readText },
);

/** Reads a search document of external programs, with its hits parsed. */
export const readSearchResult = readFields({
  status: readCount,
  message: withDefault(readText, ''),
  filters: readValidItems(readFacet),
  filtersOrder: withDefault(readListOf(readText), []),
  data: readValidItems(parseHit),
  pages: readCount,
  nbHits: readCount,
  nbSortedHits: readCount,
  query: withDefault(readText, ''),
  __queryID: withDefault(readText, ''),
});
