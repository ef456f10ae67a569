import type { Request, Response } from 'express';
import type { ServiceError } from './service-error.ts';

/** Sends a reply; prefixes file URLs with the request's origin. */
export function sendReply(
  request: Request,
  response: Response,
  body: unknown,
  withRelativeUrls = false,
): void {
  const origin = `${request.protocol}://${request.get('host') ?? 'localhost'}`;
  const absolute = (key: string, value: unknown): unknown =>
    FILE_ADDRESSES.has(key) && typeof value === 'string' && value.startsWith('/v3/assets/')
      ? origin + value
      : value;
  response.type('json').send(JSON.stringify(body, withRelativeUrls ? undefined : absolute));
}

/** Fields with a file URL: of a file, and of one in a rich text. */
const FILE_ADDRESSES: ReadonlySet<string> = new Set(['url', 'asset-link']);

export function sendError(response: Response, { status, headers, ...body }: ServiceError): void {
  response
    .status(status)
    .set(headers ?? {})
    .json(body);
}
