import { parseQuery } from '#src/routing/url-parts.ts';
import { isDeeperThan } from '#src/shared/json-reader.ts';
import { err, ok, type Result } from '#src/shared/result.ts';

const MAX_DEPTH = 32;

/**
 * Sources of a call's arguments: the parsed body of a POST (`undefined` if there is none), or the
 * query of a GET, as JSON.
 */
export type ArgumentSource = {
  readonly method: string;
  readonly body?: unknown;
  readonly query: Readonly<Record<string, unknown>>;
};

/**
 * Query parser for Express, by the rules of the shop's own URLs: a repeated name has a list of
 * values.
 */
export function queryByName(query: string | null): ArgumentSource['query'] {
  const values = new Map<string, string | readonly string[]>();
  for (const { name, value } of parseQuery(query ?? '')) {
    const known = values.get(name);
    values.set(name, known === undefined ? value : [known, value].flat());
  }
  return Object.fromEntries(values);
}

/** Arguments of a call; an empty list if there are none. */
export function readArguments(carrier: ArgumentSource): Result<readonly unknown[], string> {
  const { method, body = [], query } = carrier;
  const written = method === 'POST' ? ok(body) : parseBody(query);
  if (!written.ok) return written;
  if (!Array.isArray(written.value)) return err('The arguments must be a JSON array.');
  if (isDeeperThan(written.value, MAX_DEPTH)) return err('The arguments are nested too deeply.');
  return ok(written.value);
}

function parseBody({ body = '[]' }: ArgumentSource['query']): Result<unknown, string> {
  try {
    if (typeof body === 'string') return ok(JSON.parse(body) as unknown);
  } catch {
    // Handled like a repeated parameter.
  }
  return err('The parameter body must be JSON.');
}
