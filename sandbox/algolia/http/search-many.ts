import { ok, type Result } from '#src/shared/result.ts';
import { fieldOf, isJsonObject, type JsonObject } from '../json.ts';
import { badRequest, type Refusal } from '../refusal.ts';

/** Algolia's maximum number of queries in one call. */
const MAX_QUERIES = 50;

type Search = (name: string, body: unknown) => Result<JsonObject, Refusal>;

/** Returns results in the order of the requests; one invalid request refuses all. */
export function searchMany(body: unknown, search: Search): Result<JsonObject, Refusal> {
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
