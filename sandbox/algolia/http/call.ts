import type { Result } from '#src/shared/result.ts';
import type { Refusal } from '../refusal.ts';

/** A request as the routes see it: decoded, parsed, and let in. */
export type Call = {
  /** What stood in the path's places, by name. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The JSON of the body; `undefined` where it had none. */
  readonly body: unknown;
};

/** What is sent back as JSON. */
export type Answer = Result<unknown, Refusal>;

/** What a key has to allow. */
export type Access = 'search' | 'write' | 'analytics';

export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `:name` for a place that is filled: `/1/indexes/:index/query`. */
  readonly path: string;
  readonly access: Access;
  readonly answer: (call: Call) => Answer | Promise<Answer>;
};

/** Makes routes that a key of one kind opens. */
export const routesFor =
  (access: Access) =>
  (method: Route['method'], path: string, answer: Route['answer']): Route => ({
    method,
    path,
    access,
    answer,
  });

/** The index that a path names. */
export const indexIn = ({ path }: Call): string => path['index'] ?? '';

/** The record, synonym or rule that a path names. */
export const idIn = ({ path }: Call): string => path['id'] ?? '';
