import { isBlank } from '#src/shared/normalize-text.ts';
import type { Result } from '#src/shared/result.ts';
import type { IndexView } from '../engine/index-view.ts';
import { searchFacetValues } from '../engine/search-facet-values.ts';
import { searchIndex, type SearchParts } from '../engine/search-index.ts';
import { isJsonObject, type JsonObject } from '../json.ts';
import { readQuery } from '../parameters/read-parameters.ts';
import { badRequest, type Refusal } from '../refusal.ts';
import type { Route } from './call.ts';
import { searchMany } from './search-many.ts';

export type SearchRouteParts = SearchParts & {
  readonly viewNamed: (name: string) => Result<IndexView, Refusal>;
  /** Called with each search: its text and number of hits. */
  readonly countSearch: (index: string, text: string, hits: number) => void;
};

/** Routes for queries, facet value searches and multi-queries. */
export function searchRoutes(parts: SearchRouteParts): readonly Route[] {
  const search = (name: string, body: unknown) => searchOne(parts, name, body);
  const searchFacet = (name: string, facet: string, body: unknown) =>
    searchOneFacet(parts, name, facet, body);
  const route = { method: 'POST', access: 'search' } as const;
  return [
    {
      ...route,
      path: '/1/indexes/*/queries',
      answer: ({ body }) => searchMany(body, search, searchFacet),
    },
    {
      ...route,
      path: '/1/indexes/:index/query',
      answer: ({ path, body }) => search(path['index'] ?? '', body),
    },
    {
      ...route,
      method: 'GET',
      path: '/1/indexes/:index',
      answer: ({ path, query }) => search(path['index'] ?? '', { params: query.toString() }),
    },
    {
      ...route,
      path: '/1/indexes/:index/facets/:facet/query',
      answer: ({ path, body }) => searchFacet(path['index'] ?? '', path['facet'] ?? '', body),
    },
  ];
}

function searchOne(
  parts: SearchRouteParts,
  name: string,
  body: unknown,
): Result<JsonObject, Refusal> {
  const question = readQuery(body);
  if (!question.ok) return question;
  const view = parts.viewNamed(name);
  if (!view.ok) return view;
  const result = searchIndex(view.value, question.value, parts);
  const { query, analytics } = question.value;
  const isCounted =
    result.ok && typeof query === 'string' && !isBlank(query) && analytics !== false;
  if (isCounted) parts.countSearch(name, query, Number(result.value['nbHits'] ?? 0));
  return result;
}

/** A facet value search has two parameters of its own. */
function searchOneFacet(
  { viewNamed }: SearchRouteParts,
  name: string,
  facet: string,
  body: unknown,
): Result<JsonObject, Refusal> {
  const { facetQuery, maxFacetHits, ...rest } = isJsonObject(body) ? body : {};
  const question = readQuery(rest);
  if (!question.ok) return question;
  if (facetQuery !== undefined && typeof facetQuery !== 'string') {
    return badRequest('Invalid value for "facetQuery" parameter, expected string');
  }
  const view = viewNamed(name);
  return view.ok
    ? searchFacetValues(view.value, question.value, {
        facet,
        text: facetQuery ?? '',
        ...(typeof maxFacetHits === 'number' ? { most: maxFacetHits } : {}),
      })
    : view;
}
