import type { Facet, FacetValue } from '../filters/facet.ts';
import {
  readCount,
  type Reader,
  readFieldsWith,
  readListOf,
  readText,
  readValidItems,
  withDefault,
} from '../shared/json-reader.ts';
import { type FilterDocument, formatSelection } from './filter-document.ts';
import { formatHit, type HitDocument, parseHit } from './hit-document.ts';
import { failedSearch, type SearchRequest, type SearchResult } from './search-result.ts';

/** Search answer as external programs see it (S2). */
export type SearchDocument = Omit<SearchResult, 'facets' | 'hits' | 'queryId'> & {
  readonly filters: readonly Facet[];
  readonly data: readonly HitDocument[];
  readonly __queryID: string;
};

/** Search request as external programs write it (S4); `parseSearchRequest` reads it. */
export type SearchRequestDocument = Omit<SearchRequest, 'selection'> & {
  readonly filters: readonly FilterDocument[];
};

export function formatSearchResult(result: SearchResult): SearchDocument {
  const { facets, hits, queryId, ...rest } = result;
  return { ...rest, filters: facets, data: hits.map(formatHit), __queryID: queryId };
}

/**
 * Parses what {@link formatSearchResult} writes. Drops a hit or a filter that cannot be read: a
 * listing with a gap is better than none. Anything else unreadable is a failed search, with the
 * status of a gateway that got a bad answer. A failed search has its reason, and nothing else (S2).
 */
export function parseSearchResult(value: unknown): SearchResult {
  const document = readSearchResult(value);
  if (document === undefined) return failedSearch(502, 'The search answer cannot be read.');
  const { filters, data, __queryID, ...rest } = document;
  if (rest.status !== 200) return failedSearch(rest.status, rest.message, rest.query);
  return { ...rest, facets: filters, hits: data, queryId: __queryID };
}

/** `facets` are those of the selection, if known; they provide the labels. */
export function formatSearchRequest(
  request: SearchRequest,
  facets: readonly Facet[] = [],
): SearchRequestDocument {
  const { selection, ...rest } = request;
  return { ...rest, filters: formatSelection(selection, facets) };
}

const readValue: Reader<FacetValue> = readFieldsWith(
  { value: readText, count: readCount },
  { urlWord: readText },
);

const readFacet: Reader<Facet> = readFieldsWith(
  { name: readText, label: readText, values: readListOf(readValue) },
  { names: readListOf(readText), urlName: readText },
);

/** Reads a search document of external programs, with its hits parsed. */
const readSearchResult = readFieldsWith(
  {
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
  },
  { countsOfDays: readListOf(readCount) },
);
