import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, RequestHandler } from 'express';
import { beforeHead } from './before-head.ts';
import { hasBody } from './has-body.ts';

/**
 * Reads a body of at most `mostBytes` by one of Express's parsers. A longer one is refused (413) as
 * soon as that is known, by its Content-Length or by what has arrived of it, and its connection ends:
 * the parsers alone read all of it first, however long that takes.
 */
export function limitBody(
  mostBytes: number,
  createParser: (limit: number) => RequestHandler,
): RequestHandler {
  const parse = createParser(mostBytes);
  return (request, response, next) => {
    const declared = request.headers['content-length'];
    const refuse = (pass: NextFunction) => {
      response.setHeader('Connection', 'close');
      pass(TOO_LARGE);
    };
    if (Number(declared ?? 0) > mostBytes) return refuse(next);
    askForBody(request, response);
    const proceed = once(next);
    if (declared === undefined) whenLonger(request, mostBytes, () => refuse(proceed));
    parse(request, response, proceed);
  };
}

/** As body-parser's own refusals, it is known by its status. */
const TOO_LARGE = { status: 413 };

function whenLonger(request: IncomingMessage, mostBytes: number, tell: () => void): void {
  let received = 0;
  const count = (bytes: Buffer) => {
    received += bytes.length;
    if (received <= mostBytes) return;
    request.off('data', count);
    tell();
  };
  request.on('data', count);
}

/** The parser is still reading when the limit is passed, and has its own say later. */
function once(next: NextFunction): NextFunction {
  let isCalled = false;
  return (error?: unknown) => {
    if (isCalled) return;
    isCalled = true;
    next(error);
  };
}

/** Requests with `Expect: 100-continue` whose body nobody has asked for yet. */
const withoutContinue = new WeakSet<IncomingMessage>();

/** Until its body is wanted, an answer ends the connection: nobody knows whether the body follows. */
export function deferContinue(request: IncomingMessage, response: ServerResponse): void {
  withoutContinue.add(request);
  response.setHeader('Connection', 'close');
}

/** Tells a client that waits to be told so that its body is wanted (RFC 9110, 10.1.1). */
function askForBody(request: IncomingMessage, response: ServerResponse): void {
  if (!withoutContinue.delete(request)) return;
  response.removeHeader('Connection');
  response.writeContinue();
}

/** What is read of a body that nobody wants, so that the connection may be kept. */
const MOST_UNWANTED = 64 * 1024;

/** An answer that comes before a long body has been read ends the connection, and so the body. */
export function endWithUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return;
  const length = Number(request.headers['content-length'] ?? Infinity);
  beforeHead(response, () => {
    if (length > MOST_UNWANTED && !request.complete) response.setHeader('Connection', 'close');
  });
}
