import { text, type ErrorRequestHandler, type RequestHandler, type Response } from 'express';
import { CACHE_HEADERS, NO_CACHE_HEADERS } from './cacheable.ts';
import { sendReport } from './error-pages.ts';
import { executeRequest, type Executor } from './execute-request.ts';
import { readGraphqlRequest } from './graphql-request.ts';
import { respondFailure, respondRefused, type GraphqlResponse } from './graphql-response.ts';
import { readHeaders } from './request-headers.ts';

const MAX_BODY_SIZE = '1mb';

/** Reads a body of any content type, because Magento checks the type itself. */
export const readBody: RequestHandler = text({ type: () => true, limit: MAX_BODY_SIZE });

/** Handles `POST` and `GET /graphql`, each with the executor of that time. */
export const graphqlEndpoint =
  (executor: () => Executor): RequestHandler =>
  async (request, response) => {
    if (request.method === 'OPTIONS') return void response.status(204).end();
    if (request.method !== 'GET' && request.method !== 'POST') {
      return void response.status(405).set('allow', 'GET, POST, OPTIONS').end();
    }
    const locale = readHeaders({
      store: request.get('store'),
      'content-currency': request.get('content-currency'),
      authorization: request.get('authorization'),
    });
    if (!locale.ok) return send(response, respondRefused(locale.error));
    const read = readGraphqlRequest({
      method: request.method,
      contentType: request.get('content-type'),
      query: request.query,
      body: typeof request.body === 'string' ? request.body : '',
    });
    if (!read.ok) {
      return read.error === 'malformed'
        ? sendReport(response)
        : send(response, respondRefused(read.error));
    }
    const origin = `${request.protocol}://${request.get('host') ?? ''}`;
    send(response, await executeRequest(executor(), read.value, { locale: locale.value, origin }));
  };

/** Answers errors outside a query, which are JSON in Magento too. */
export const answerFailure: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  const status = statusOf(error);
  const message = status < 500 ? 'The request could not be read.' : 'Internal server error';
  send(response, respondFailure(status, message));
};

const statusOf = (error: unknown): number =>
  error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : 500;

function send(response: Response, { status, body, isCacheable }: GraphqlResponse): void {
  response
    .status(status)
    .set(isCacheable ? CACHE_HEADERS : NO_CACHE_HEADERS)
    .json(body);
}
