import type { Result } from '#src/shared/result.ts';
import type { Refusal } from '../refusal.ts';

/** An authorized request with its parsed body. */
export type Call = {
  /** Path parameters by name. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Parsed JSON body; `undefined` without a body. */
  readonly body: unknown;
};

/** The JSON reply, or a refusal. */
export type Answer = Result<unknown, Refusal>;

/** The permission that a route needs. */
export type Access = 'search' | 'write' | 'analytics';

export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Pattern with parameters: `/1/indexes/:index/query`. */
  readonly path: string;
  readonly access: Access;
  readonly answer: (call: Call) => Answer | Promise<Answer>;
};

/** Returns a factory of routes with this permission. */
export const routesFor =
  (access: Access) =>
  (method: Route['method'], path: string, answer: Route['answer']): Route => ({
    method,
    path,
    access,
    answer,
  });

/** Returns the index in the path. */
export const indexIn = ({ path }: Call): string => path['index'] ?? '';
