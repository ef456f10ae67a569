import { ok, type Result } from '#src/shared/result.ts';
import type { IndexView } from '../engine/index-view.ts';
import { searchIndex, type SearchParts } from '../engine/search-index.ts';
import { fieldOf, isJsonObject, textField, type JsonObject } from '../json.ts';
import { readQuestion } from '../parameters/read-parameters.ts';
import { badRequest, type Refusal } from '../refusal.ts';
import type { Route } from './call.ts';

export type SearchRouteParts = SearchParts & {
  readonly viewNamed: (name: string) => Result<IndexView, Refusal>;
};

/** Questions: to one index, and many at once to any of them. */
export function searchRoutes(parts: SearchRouteParts): readonly Route[] {
  const search = (name: string, body: unknown): Result<JsonObject, Refusal> => {
    const question = readQuestion(body);
    if (!question.ok) return question;
    const view = parts.viewNamed(name);
    return view.ok ? searchIndex(view.value, question.value, parts) : view;
  };
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

type Search = (name: string, body: unknown) => Result<JsonObject, Refusal>;

/** Results in the order of the requests; a bad one among them refuses all. */
function searchMany(body: unknown, search: Search): Result<JsonObject, Refusal> {
  const requests = fieldOf(body, 'requests');
  if (!Array.isArray(requests)) return badRequest('Missing mandatory parameter: requests');
  const stopsAt = STRATEGIES.get(textField(body, 'strategy') ?? 'none');
  if (!stopsAt) return badRequest('Invalid value for "strategy" parameter');
  const results: JsonObject[] = [];
  let isEnough = false;
  for (const request of requests as readonly unknown[]) {
    const name = textField(request, 'indexName');
    if (!isJsonObject(request) || name === undefined) {
      return badRequest('Missing mandatory parameter: indexName');
    }
    const { indexName: _, ...question } = request;
    const result = isEnough ? ok(SKIPPED) : search(name, question);
    if (!result.ok) return result;
    results.push({ ...result.value, index: name });
    isEnough ||= stopsAt(result.value, question);
  }
  return ok({ results });
}

/** Whether the questions behind one need no answer any more. */
const STRATEGIES: ReadonlyMap<string, (result: JsonObject, question: JsonObject) => boolean> =
  new Map([
    ['none', () => false],
    [
      'stopIfEnoughMatches',
      (result: JsonObject, question: JsonObject) =>
        Number(result['nbHits']) >= Number(question['hitsPerPage'] ?? result['hitsPerPage']),
    ],
  ]);

const SKIPPED: JsonObject = {
  hits: [],
  nbHits: 0,
  page: 0,
  nbPages: 0,
  hitsPerPage: 0,
  processed: false,
  exhaustiveNbHits: false,
  query: '',
  params: '',
  processingTimeMS: 0,
};
