import type { NextFunction, RequestHandler } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { onHeaders } from './send-text.ts';

/**
 * Reads a body of at most `maxBytes` with an Express parser. Rejects a longer body (413) as soon
 * as its Content-Length or the received bytes exceed the limit, and closes the connection: the
 * parsers alone read all of it first, however long that takes.
 */
export function limitBody(
  maxBytes: number,
  createParser: (limit: number) => RequestHandler,
): RequestHandler {
  const parse = createParser(maxBytes);
  return (request, response, next) => {
    const declared = request.headers['content-length'];
    const refuse = (callback: NextFunction) => {
      response.setHeader('Connection', 'close');
      callback(TOO_LARGE);
    };
    if (Number(declared ?? 0) > maxBytes) return refuse(next);
    requestBody(request, response);
    const proceed = once(next);
    if (declared === undefined) onTooManyBytes(request, maxBytes, () => refuse(proceed));
    parse(request, response, proceed);
  };
}

/** Identified by its status, like body-parser's own errors. */
const TOO_LARGE = { status: 413 };

function onTooManyBytes(request: IncomingMessage, maxBytes: number, onTooLong: () => void): void {
  let received = 0;
  const count = (bytes: Buffer) => {
    received += bytes.length;
    if (received <= maxBytes) return;
    request.off('data', count);
    onTooLong();
  };
  request.on('data', count);
}

/** The parser is still reading when the limit is exceeded, and calls `next` later. */
function once(next: NextFunction): NextFunction {
  let isCalled = false;
  return (error?: unknown) => {
    if (isCalled) return;
    isCalled = true;
    next(error);
  };
}

/** Requests with `Expect: 100-continue` whose body has not been requested yet. */
const withoutContinue = new WeakSet<IncomingMessage>();

/** Closes the connection after a response unless the body was requested: it may not follow. */
export function deferContinue(request: IncomingMessage, response: ServerResponse): void {
  withoutContinue.add(request);
  response.setHeader('Connection', 'close');
}

/** Sends `100 Continue` to a client that waits for it (RFC 9110, 10.1.1). */
function requestBody(request: IncomingMessage, response: ServerResponse): void {
  if (!withoutContinue.delete(request)) return;
  response.removeHeader('Connection');
  response.writeContinue();
}

/** Bytes read of an unwanted body, so that the connection can be reused. */
const MAX_DISCARDED_BYTES = 64 * 1024;

/** Closes the connection after a response that is sent before a long body has been read. */
export function closeIfBodyUnread(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return;
  const length = Number(request.headers['content-length'] ?? Infinity);
  onHeaders(response, () => {
    if (length > MAX_DISCARDED_BYTES && !request.complete)
      response.setHeader('Connection', 'close');
  });
}

/** Whether a request has a body; an empty one needs no content type. */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
