import type { Facet } from '../filters/facet.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { formatSelection, type FilterDocument } from './filter-document.ts';
import { formatHit, type HitDocument } from './hit-document.ts';
import { explainRequest, readRequest } from './request-reader.ts';
import { readResult } from './result-reader.ts';
import { failedSearch, type SearchRequest, type SearchResult } from './search-result.ts';

/** The search answer as other programs see it (S2). */
export type SearchDocument = Omit<SearchResult, 'facets' | 'hits' | 'queryId'> & {
  readonly filters: readonly Facet[];
  readonly data: readonly HitDocument[];
  readonly __queryID: string;
};

/** A question to the search service as other programs ask it (S4). */
export type SearchRequestDocument = Omit<SearchRequest, 'selection'> & {
  readonly filters: readonly FilterDocument[];
};

export function formatSearchResult(result: SearchResult): SearchDocument {
  const { facets, hits, queryId, ...rest } = result;
  return { ...rest, filters: facets, data: hits.map(formatHit), __queryID: queryId };
}

/**
 * Reads what {@link formatSearchResult} writes. A hit or a filter that cannot be read is left out:
 * a listing with a gap is better than none. Anything else unreadable is a failed search, with the
 * status of a gateway that got a bad answer. One that failed says why, and nothing else (S2).
 */
export function parseSearchResult(value: unknown): SearchResult {
  const document = readResult(value);
  if (document === undefined) return failedSearch(502, 'The search answer cannot be read.');
  const { filters, data, __queryID, ...rest } = document;
  if (rest.status !== 200) return failedSearch(rest.status, rest.message, rest.query);
  return { ...rest, facets: filters, hits: data, queryId: __queryID };
}

/** `facets` are those that the selection was made among, where they are known: they have labels. */
export function formatSearchRequest(
  request: SearchRequest,
  facets: readonly Facet[] = [],
): SearchRequestDocument {
  const { selection, ...rest } = request;
  return { ...rest, filters: formatSelection(selection, facets) };
}

/**
 * Reads what {@link formatSearchRequest} writes, or says in English which fields are wrong. All but
 * the locale may be left out; a request that names a category, but no page type, is about that
 * category. An unknown sorting is the shop's own order (L7).
 */
export function parseSearchRequest(value: unknown): Result<SearchRequest, string> {
  const document = readRequest(value);
  if (document === undefined) return err(explainRequest(value));
  const { filters, pageType, ...rest } = document;
  const usualType = document.objectId === '' ? 'search' : 'category';
  return ok({ ...rest, pageType: pageType ?? usualType, selection: filters });
}
