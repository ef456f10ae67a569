import type { Facet, FacetValue } from '../filters/facet.ts';
import { readCount, readFields, readListOf, readText } from '../shared/json-reader.ts';
import { parseHit } from './hit-document.ts';
import { orElse, readSomeOf } from '../shared/lenient-readers.ts';

const readFacet = readFields<Facet>({
  name: readText,
  label: readText,
  values: readListOf(readFields<FacetValue>({ value: readText, count: readCount })),
});

/** Reads a search document as other programs write it, its hits already as the shop knows them. */
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
