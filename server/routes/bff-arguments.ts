import { parseQuery } from '#src/routing/query-string.ts';
import { isDeeperThan } from '#src/shared/json-depth.ts';
import { err, ok, type Result } from '#src/shared/result.ts';

const DEEPEST = 32;

/**
 * Where a call may carry its arguments: a POST in its body, parsed, `undefined` where there is none; a
 * GET in its query, as JSON.
 */
export type ArgumentCarrier = {
  readonly method: string;
  readonly body?: unknown;
  readonly query: Readonly<Record<string, unknown>>;
};

/**
 * Express's reading of a query string, by the rules of the shop's own addresses: a name that stands
 * there twice has a list of values.
 */
export function queryByName(query: string | null): ArgumentCarrier['query'] {
  const values = new Map<string, string | readonly string[]>();
  for (const { name, value } of parseQuery(query ?? '')) {
    const known = values.get(name);
    values.set(name, known === undefined ? value : [known, value].flat());
  }
  return Object.fromEntries(values);
}

/** The list of a call's arguments; a call that carries none has an empty one. */
export function readArguments(carrier: ArgumentCarrier): Result<readonly unknown[], string> {
  const { method, body = [], query } = carrier;
  const written = method === 'POST' ? ok(body) : parseBody(query);
  if (!written.ok) return written;
  if (!Array.isArray(written.value)) return err('The arguments want to be a JSON array.');
  if (isDeeperThan(written.value, DEEPEST)) return err('The arguments are nested too deep.');
  return ok(written.value);
}

function parseBody({ body = '[]' }: ArgumentCarrier['query']): Result<unknown, string> {
  try {
    if (typeof body === 'string') return ok(JSON.parse(body) as unknown);
  } catch {
    // The same as a parameter that stands there twice.
  }
  return err('The parameter body wants to be JSON.');
}
