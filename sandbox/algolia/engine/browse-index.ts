import { parseJson } from '#src/shared/json-reader.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { isJsonObject, type JsonObject } from '../json.ts';
import { badRequest, type Refusal } from '../refusal.ts';
import { NO_RULES } from '../rules/apply-rules.ts';
import { findRecords } from './find-records.ts';
import type { IndexView } from './index-view.ts';
import { createParameters } from './parameters.ts';
import { shownAttributes } from './shown-attributes.ts';

const MAX_PER_PAGE = 1000;

/**
 * Returns all records matching a query, without limit, deduplication, highlights or facets. All
 * pages except the last have a cursor, which is all that the next request needs.
 */
export function browseIndex(view: IndexView, request: JsonObject): Result<JsonObject, Refusal> {
  const cursor = request['cursor'];
  const continued =
    typeof cursor === 'string' ? readCursor(cursor) : { question: request, first: 0 };
  if (!continued) return badRequest('Cursor is not valid');
  const { first } = continued;
  const { cursor: _, ...question } = { ...continued.question, ...request };
  const parameters = createParameters({ ...question, distinct: false }, view.index.settings);
  const found = findRecords(view, parameters, NO_RULES);
  if (!found.ok) return found;
  const { ranked } = found.value;
  const pageSize = createParameters(question).count('hitsPerPage', MAX_PER_PAGE);
  const count = Math.min(Math.max(1, pageSize), MAX_PER_PAGE);
  const last = Math.min(first + count, ranked.length);
  const shown = shownAttributes(
    parameters.texts('attributesToRetrieve') ?? ['*'],
    parameters.texts('unretrievableAttributes') ?? [],
  );
  return ok({
    hits: Array.from(ranked.subarray(first, last), (record) =>
      shown(view.table.records[record] ?? {}),
    ),
    ...(last < ranked.length ? { cursor: writeCursor(question, last) } : {}),
    nbHits: ranked.length,
    page: Math.floor(first / count),
    nbPages: Math.ceil(ranked.length / count),
    hitsPerPage: count,
    query: parameters.text('query'),
    params: '',
    processingTimeMS: 1,
  });
}

const writeCursor = (query: JsonObject, first: number): string =>
  Buffer.from(JSON.stringify({ question: query, first })).toString('base64url');

type Cursor = { readonly question: JsonObject; readonly first: number };

function readCursor(text: string): Cursor | undefined {
  const cursor = parseJson(Buffer.from(text, 'base64url').toString());
  if (!isJsonObject(cursor)) return undefined;
  const { question, first } = cursor;
  return isJsonObject(question) && typeof first === 'number' && first >= 0
    ? { question, first: Math.floor(first) }
    : undefined;
}
