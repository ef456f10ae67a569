import type { Facet, FacetValue } from '../filters/facet.ts';
import { readCount, readFields, readListOf, readText, type Reader } from '../shared/json-reader.ts';
import { parseHit } from './hit-document.ts';
import { orElse, readFieldsWith, readSomeOf } from '../shared/lenient-readers.ts';

const readValue: Reader<FacetValue> = readFieldsWith(
  { value: readText, count: readCount },
  { urlWord: readText },
);

const readFacet: Reader<Facet> = readFieldsWith(
  { name: readText, label: readText, values: readListOf(readValue) },
  { names: readListOf(readText), urlName: readText },
);

/** Reads a search document of external programs, with its hits parsed. */
export const readResult = readFields({
  status: readCount,
  message: orElse(readText, ''),
  filters: readSomeOf(readFacet),
  filtersOrder: orElse(readListOf(readText), []),
  data: readSomeOf(parseHit),
  pages: readCount,
  nbHits: readCount,
  nbSortedHits: readCount,
  query: orElse(readText, ''),
  __queryID: orElse(readText, ''),
});
