import { isBlank } from '#src/shared/normalize-text.ts';
import { type Result, ok } from '#src/shared/result.ts';
import type { IndexView } from '../engine/index-view.ts';
import { searchIndex, type SearchParts } from '../engine/search-index.ts';
import { type JsonObject, fieldOf, isJsonObject } from '../json.ts';
import { readQuery } from '../parameters/read-parameters.ts';
import { type Refusal, badRequest } from '../refusal.ts';
import type { Route } from './call.ts';

export type SearchRouteParts = SearchParts & {
  readonly viewNamed: (name: string) => Result<IndexView, Refusal>;
  /** Called with each search: its text and number of hits. */
  readonly countSearch: (index: string, text: string, hits: number) => void;
};

/** Routes for queries and multi-queries. */
export function searchRoutes(parts: SearchRouteParts): readonly Route[] {
  const search = (name: string, body: unknown) => searchOne(parts, name, body);
  const route = { method: 'POST', access: 'search' } as const;
  return [
    {
      ...route,
      path: '/1/indexes/*/queries',
      answer: ({ body }) => searchMany(body, search),
    },
    {
      ...route,
      path: '/1/indexes/:index/query',
      answer: ({ path, body }) => search(path['index'] ?? '', body),
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

/** Algolia's maximum number of queries in one call. */
const MAX_QUERIES = 50;

type Search = (name: string, body: unknown) => Result<JsonObject, Refusal>;

/** Returns results in the order of the requests; one invalid request refuses all. */
function searchMany(body: unknown, search: Search): Result<JsonObject, Refusal> {
  const requests = fieldOf(body, 'requests');
  if (!Array.isArray(requests)) return badRequest('Missing mandatory parameter: requests');
  if (requests.length > MAX_QUERIES) return badRequest('Too many queries in multi query request');
  const results: JsonObject[] = [];
  for (const request of requests as readonly unknown[]) {
    if (!isJsonObject(request) || typeof request['indexName'] !== 'string') {
      return badRequest('Missing mandatory parameter: indexName');
    }
    const { indexName: index, ...question } = request;
    const result = search(index, question);
    if (!result.ok) return result;
    results.push({ ...result.value, index });
  }
  return ok({ results });
}
