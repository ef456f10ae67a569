import type { Request, Response } from 'express';
import { withFileOrigin } from '../entries/asset-library.ts';
import type { JsonObject } from '../entries/stored-entry.ts';

/** Sends a reply; prefixes file URLs with the request's origin. */
export function sendReply(request: Request, response: Response, body: unknown): void {
  const origin = `${request.protocol}://${request.get('host') ?? 'localhost'}`;
  response.type('json').send(JSON.stringify(body, withFileOrigin(origin)));
}

export function sendError(response: Response, { status, headers, ...body }: ServiceError): void {
  response
    .status(status)
    .set(headers ?? {})
    .json(body);
}

/** An error reply of the service. */
export type ServiceError = {
  readonly status: number;
  readonly error_code: number;
  readonly error_message: string;
  readonly errors?: JsonObject;
  readonly headers?: Readonly<Record<string, string>>;
};

const NOT_VALID = ['is not valid.'];

const invalidParameter = (name: string, error_message: string): ServiceError => ({
  status: 422,
  error_code: 141,
  error_message,
  errors: { [name]: NOT_VALID },
});

export const UNKNOWN_STACK: ServiceError = {
  status: 412,
  error_code: 109,
  error_message: "We can't find that Stack. Please try again.",
  errors: { api_key: NOT_VALID },
};

export const BAD_TOKEN: ServiceError = {
  status: 401,
  error_code: 105,
  error_message: 'The Delivery/Access Token is not valid.',
  errors: { access_token: NOT_VALID },
};

export const BAD_PREVIEW_TOKEN: ServiceError = {
  status: 401,
  error_code: 105,
  error_message: 'The Preview Token is not valid.',
  errors: { preview_token: NOT_VALID },
};

export const UNKNOWN_ENVIRONMENT = invalidParameter(
  'environment',
  'The Environment was not found. Please try again.',
);

export const UNKNOWN_LOCALE = invalidParameter('code', 'Language was not found. Please try again.');

export const BAD_QUERY = invalidParameter('query', 'The requested query is not valid.');

export const unknownContentType = (uid: string): ServiceError => ({
  status: 422,
  error_code: 118,
  error_message: `The Content Type '${uid}' was not found. Please try again.`,
  errors: { uid: NOT_VALID },
});

export const UNKNOWN_PATH: ServiceError = {
  status: 404,
  error_code: 404,
  error_message: 'The requested resource was not found.',
};

/** `retryAfter` is in whole seconds. */
export const rateLimited = (retryAfter: number): ServiceError => ({
  status: 429,
  error_code: 429,
  error_message: 'The API rate limit has been exceeded. Please try again later.',
  headers: { 'retry-after': String(retryAfter), 'x-ratelimit-remaining': '0' },
});
