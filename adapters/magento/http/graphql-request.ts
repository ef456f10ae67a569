import { stripIgnoredCharacters } from 'graphql';
import type { Operation } from '../operation.ts';
import type { HttpRequest } from '../../http/exchange.ts';

/** A GraphQL call to a store view. */
export type GraphqlCall<Variables> = {
  /** Path of the endpoint: `/graphql`. */
  readonly endpoint: string;
  readonly storeView: string;
  readonly operation: Operation<unknown, Variables>;
  readonly variables: Variables;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Longest URL path, in characters, that caches and proxies are sure to accept. */
const MAX_PATH_LENGTH = 8000;

/** Returns a GET request, which caches may answer; a POST request if the URL would be too long. */
export function getRequest<Variables>(call: GraphqlCall<Variables>): HttpRequest {
  const query = new URLSearchParams({
    query: minified(call.operation),
    operationName: call.operation.name,
    variables: JSON.stringify(call.variables),
  });
  const path = `${call.endpoint}?${query.toString()}`;
  if (path.length > MAX_PATH_LENGTH) return postRequest(call);
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

/** Minified sources by operation, filled when an operation is first sent. */
const MINIFIED = new WeakMap<object, string>();

function minified<Variables>(operation: Operation<unknown, Variables>): string {
  const known = MINIFIED.get(operation);
  if (known !== undefined) return known;
  const source = stripIgnoredCharacters(operation.source);
  MINIFIED.set(operation, source);
  return source;
}
