import { err, ok, type Result } from '#src/shared/result.ts';
import { isDeeperThan } from '../json-depth.ts';

const DEEPEST = 32;

/** Where a call may carry its arguments: a POST in its body, parsed; a GET in its query, as JSON. */
export type ArgumentCarrier = {
  readonly method: string;
  readonly body?: unknown;
  readonly query: Readonly<Record<string, unknown>>;
};

/** The list of a call's arguments; a call that carries none has an empty one. */
export function readArguments(carrier: ArgumentCarrier): Result<readonly unknown[], string> {
  const written = carrier.method === 'POST' ? ok(carrier.body ?? []) : parseQuery(carrier.query);
  if (!written.ok) return written;
  if (!Array.isArray(written.value)) return err('The arguments want to be a JSON array.');
  if (isDeeperThan(written.value, DEEPEST)) return err('The arguments are nested too deep.');
  return ok(written.value);
}

function parseQuery({ body = '[]' }: ArgumentCarrier['query']): Result<unknown, string> {
  try {
    if (typeof body === 'string') return ok(JSON.parse(body) as unknown);
  } catch {
    // The same as a parameter that stands there twice.
  }
  return err('The parameter body wants to be JSON.');
}
