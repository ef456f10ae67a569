import type { IncomingMessage, ServerResponse } from 'node:http';
import { err, type Result } from '#src/shared/result.ts';
import type { Refusal } from '../refusal.ts';
import type { Route } from './call.ts';
import { findRoute } from './find-route.ts';
import { type Application, authorize } from './keys.ts';
import { readBody } from './read-body.ts';

export type AnswerParts = {
  readonly application: Application;
  readonly routes: readonly Route[];
  readonly rateLimit: RateLimit;
  /** Maximum body size in bytes. */
  readonly largestBody: number;
};

/** Answers each request by its route, or with a refusal; with CORS headers for browsers. */
export const createAnswerRequests =
  (parts: AnswerParts) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(ANY_ORIGIN)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const limited = parts.rateLimit.take();
    if (limited?.retryAfter !== undefined) response.setHeader('retry-after', limited.retryAfter);
    const answer = limited ? err(limited.refusal) : await answered(parts, request);
    const status = answer.ok ? 200 : answer.error.status;
    const body = JSON.stringify(answer.ok ? answer.value : refusalBody(answer.error));
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(body);
  };

const ANY_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
};

const refusalBody = ({ message, status }: Refusal) => ({ message, status });

async function answered(
  { application, routes, largestBody }: AnswerParts,
  request: IncomingMessage,
): Promise<Result<unknown, Refusal>> {
  const { pathname, searchParams } = addressOf(request.url ?? '/');
  const found = findRoute(routes, request.method ?? 'GET', pathname);
  const access = found.ok ? found.value.route.access : 'search';
  const allowed = authorize(application, request.headers, searchParams, access);
  if (!allowed.ok) return allowed;
  if (!found.ok) return found;
  const body = await readBody(request, largestBody);
  if (!body.ok) return body;
  const { route, path } = found.value;
  return route.answer({ path, query: searchParams, body: body.value });
}

/** Splits path and query without URL normalization, which would resolve `..`. */
function addressOf(url: string): { pathname: string; searchParams: URLSearchParams } {
  const [pathname = '/', ...query] = url.split('?');
  return { pathname, searchParams: new URLSearchParams(query.join('?')) };
}

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Creates a request listener. An exception is a bug of the sandbox and answered with 500. */
export const createListener =
  (answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>): Listener =>
  (request, response) => {
    answer(request, response).catch(() => {
      if (response.headersSent) return void response.destroy();
      response.writeHead(500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: 'Internal server error', status: 500 }));
    });
  };

/** Switch for 429: refuses some of the next requests. */
export interface RateLimit {
  /** Refuses the next `requests`; `retryAfter` is in seconds. */
  refuseNext(requests: number, retryAfter?: number): void;
  /** Returns the refusal of the current request, if it is to be refused. */
  take(): { readonly refusal: Refusal; readonly retryAfter?: number } | undefined;
}

export function createRateLimit(): RateLimit {
  let remaining = 0;
  let wait: { readonly retryAfter?: number } = {};
  return {
    refuseNext(requests, retryAfter) {
      remaining = requests;
      wait = retryAfter === undefined ? {} : { retryAfter };
    },
    take() {
      if (remaining === 0) return undefined;
      remaining -= 1;
      return { refusal: { status: 429, message: 'Too many requests' }, ...wait };
    },
  };
}
