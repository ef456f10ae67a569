import { ok, type Result } from '#src/shared/result.ts';
import { isJsonObject, type JsonObject } from '../json.ts';
import { badRequest, type Refusal } from '../refusal.ts';
import { QUERY_KINDS, SETTING_KINDS } from './known-parameters.ts';
import { PARAMETER_KINDS, type ParameterKind } from './parameter-kinds.ts';

type Kinds = ReadonlyMap<string, ParameterKind>;

/**
 * Reads a query as `{query, …}`, as `{params: "query=…"}` with a query string, or both. One
 * parameter that is unknown or of the wrong type refuses all.
 */
export function readQuery(body: unknown): Result<JsonObject, Refusal> {
  if (body === undefined || body === null) return ok({});
  if (!isJsonObject(body)) return badRequest('Invalid JSON: expected an object');
  const { params, ...own } = body;
  if (isJsonObject(params)) return checked({ ...own, ...params }, QUERY_KINDS);
  if (params !== undefined && typeof params !== 'string') {
    return badRequest('Invalid value for "params" parameter, expected string');
  }
  return checked({ ...decoded(params ?? '', QUERY_KINDS), ...own }, QUERY_KINDS);
}

/** Reads settings; `null` restores a default. */
export const readSettings = (body: unknown): Result<JsonObject, Refusal> =>
  isJsonObject(body)
    ? checked(body, SETTING_KINDS)
    : badRequest('Invalid JSON: expected an object');

/** Parses a query string; an unknown parameter stays text and is refused later, by name. */
function decoded(text: string, kinds: Kinds): JsonObject {
  const query = new URLSearchParams(text.replace(/^\?/, ''));
  return Object.fromEntries(
    Array.from(query, ([name, value]) => {
      const kind = kinds.get(name);
      return [name, kind ? PARAMETER_KINDS[kind].read(value) : value];
    }),
  );
}

/** Maximum query length in bytes. */
const MAX_QUERY_LENGTH = 512;

function checked(values: JsonObject, kinds: Kinds): Result<JsonObject, Refusal> {
  for (const [name, value] of Object.entries(values)) {
    const kind = kinds.get(name);
    if (!kind && ADDRESS_PARAMETER.test(name)) continue;
    if (!kind) return badRequest(`Unknown parameter: ${name}`);
    const { holds, expected } = PARAMETER_KINDS[kind];
    if (value !== null && !holds(value)) {
      return badRequest(`Invalid value for "${name}" parameter, expected ${expected}`);
    }
  }
  return isTooLong(values['query'])
    ? badRequest('Invalid value for "query" parameter, expected string shorter than 512 bytes')
    : ok(values);
}

/** Credentials and user agent may be among the parameters. */
const ADDRESS_PARAMETER = /^x-algolia-/i;

const isTooLong = (query: unknown): boolean =>
  typeof query === 'string' && Buffer.byteLength(query) > MAX_QUERY_LENGTH;
