import { stripIgnoredCharacters } from 'graphql';
import type { Operation } from '../operation.ts';
import type { HttpRequest } from '../../http/exchange.ts';

/** What is asked of a store view. */
export type GraphqlCall<Variables> = {
  /** Path of the endpoint: `/graphql`. */
  readonly endpoint: string;
  readonly storeView: string;
  readonly operation: Operation<unknown, Variables>;
  readonly variables: Variables;
  readonly headers?: Readonly<Record<string, string>>;
};

/** The longest address, in characters, that every cache and proxy on the way takes. */
const LONGEST_PATH = 8000;

/** A request that caches may answer; one whose address would be too long is posted. */
export function getRequest<Variables>(call: GraphqlCall<Variables>): HttpRequest {
  const query = new URLSearchParams({
    query: minified(call.operation),
    operationName: call.operation.name,
    variables: JSON.stringify(call.variables),
  });
  const path = `${call.endpoint}?${query.toString()}`;
  if (path.length > LONGEST_PATH) return postRequest(call);
  return { method: 'GET', path, headers: headersOf(call) };
}

export function postRequest<Variables>(call: GraphqlCall<Variables>): HttpRequest {
  const { endpoint, operation, variables } = call;
  const body = { query: minified(operation), variables, operationName: operation.name };
  return {
    method: 'POST',
    path: endpoint,
    headers: { ...headersOf(call), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

function headersOf<Variables>({ storeView, headers }: GraphqlCall<Variables>) {
  return { accept: 'application/json', ...headers, store: storeView };
}

/**
 * Each operation is minified once, when it is first sent. That memory cannot be seen from outside:
 * the operation is all that the answer depends on.
 */
const MINIFIED = new WeakMap<object, string>();

function minified<Variables>(operation: Operation<unknown, Variables>): string {
  const known = MINIFIED.get(operation);
  if (known !== undefined) return known;
  const source = stripIgnoredCharacters(operation.source);
  MINIFIED.set(operation, source);
  return source;
}
