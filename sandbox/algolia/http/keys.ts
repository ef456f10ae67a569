import type { IncomingHttpHeaders } from 'node:http';
import { err, type Result } from '#src/shared/result.ts';
import { ok } from '#src/shared/result.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Access } from './call.ts';

/** The API keys of an application by purpose. The write key may do everything. */
export type AlgoliaKeys = {
  readonly search: string;
  readonly write: string;
  readonly analytics: string;
};

export type Application = { readonly appId: string; readonly keys: AlgoliaKeys };

/** Authorizes a request by application id and API key, in headers or query. */
export function authorize(
  { appId, keys }: Application,
  headers: IncomingHttpHeaders,
  query: URLSearchParams,
  access: Access,
): Result<void, Refusal> {
  const readHeader = (name: string): string | undefined => {
    const header = headers[name];
    return typeof header === 'string' ? header : (query.get(name) ?? undefined);
  };
  const key = readHeader('x-algolia-api-key');
  const isKnown = key !== undefined && Object.values(keys).includes(key);
  if (readHeader('x-algolia-application-id') !== appId || !isKnown)
    return err(INVALID_CREDENTIALS.error);
  const isAllowed = key === keys.write || key === keys[access];
  return isAllowed ? ok(undefined) : refuse(403, 'Method not allowed with this API key');
}

const INVALID_CREDENTIALS = refuse(403, 'Invalid Application-ID or API key');
