import { ok, type Result } from '#src/shared/result.ts';
import { fieldOf, isJsonObject, textField, type JsonObject } from '../json.ts';
import { badRequest, type Refusal } from '../refusal.ts';

type Search = (name: string, body: unknown) => Result<JsonObject, Refusal>;
type SearchFacet = (name: string, facet: string, body: unknown) => Result<JsonObject, Refusal>;

/** Returns results in the order of the requests; one invalid request refuses all. */
export function searchMany(
  body: unknown,
  search: Search,
  searchFacet: SearchFacet,
): Result<JsonObject, Refusal> {
  const requests = fieldOf(body, 'requests');
  if (!Array.isArray(requests)) return badRequest('Missing mandatory parameter: requests');
  const strategy = textField(body, 'strategy') ?? 'none';
  if (strategy !== 'none' && strategy !== 'stopIfEnoughMatches') {
    return badRequest('Invalid value for "strategy" parameter');
  }
  const results: JsonObject[] = [];
  let isComplete = false;
  for (const request of requests as readonly unknown[]) {
    const result: Result<JsonObject, Refusal> = isComplete
      ? ok(SKIPPED)
      : answerOne(request, search, searchFacet);
    if (!result.ok) return result;
    results.push({ ...result.value, index: textField(request, 'indexName') ?? '' });
    isComplete ||= strategy === 'stopIfEnoughMatches' && hasEnough(result.value);
  }
  return ok({ results });
}

function answerOne(
  request: unknown,
  search: Search,
  searchFacet: SearchFacet,
): Result<JsonObject, Refusal> {
  if (!isJsonObject(request) || typeof request['indexName'] !== 'string') {
    return badRequest('Missing mandatory parameter: indexName');
  }
  const { indexName, type = 'default', facet, ...question } = request;
  if (type === 'default') return search(indexName, question);
  if (type !== 'facet') return badRequest('Invalid value for "type" parameter');
  return typeof facet === 'string'
    ? searchFacet(indexName, facet, question)
    : badRequest('Missing mandatory parameter: facet');
}

/** With enough hits, the remaining requests are skipped. */
const hasEnough = ({ nbHits, hitsPerPage }: JsonObject): boolean =>
  Number(nbHits) >= Number(hitsPerPage);

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
