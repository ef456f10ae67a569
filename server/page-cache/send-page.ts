import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { ObserveStored, StoredRequest } from '../observe/observe-stored.ts';
import { hasBody } from '../limit-body.ts';
import { bodyFor, matchesEntityTag } from './page-bodies.ts';
import type { StoredPage } from './page-store.ts';

export type SendPageParts = {
  readonly observe: ObserveStored;
  readonly isDraining: () => boolean;
  /** Monotonic. */
  readonly stopwatch: Clock;
  /** Time of the day, for `Date`. */
  readonly clock: Clock;
  /** Value of `Keep-Alive`, as Node's server sends it on a connection that stays open. */
  readonly keepAlive: string;
};

/** A request, and what its URL asks for. */
type PageRequest = Pick<StoredRequest, 'request' | 'response'> & {
  readonly target: Pick<StoredRequest, 'kind' | 'path'>;
};

/** Sends a page in the best encoding that the client accepts, or 304 if the client has it. */
export type SendPage = (request: PageRequest, page: StoredPage) => void;

export function createSendPage(parts: SendPageParts): SendPage {
  const { observe, isDraining, stopwatch } = parts;
  const assemble = createHeadAssembly(parts);
  return ({ request, response, target: { kind, path } }, page) => {
    const answer = answerFor(request, page);
    const { status, body } = answer;
    response.statusCode = status;
    const id = observe({ request, response, kind, path, bytes: body?.length ?? 0 });
    const age = Math.max(0, Math.floor((stopwatch.now() - page.since) / 1000));
    if (!isDraining() && allowsAssembledHead(request, response))
      response[HEAD] = assemble({ ...answer, id, age }, page);
    else {
      if (isDraining()) response.setHeader('Connection', 'close');
      const own = ['X-Request-Id', id, 'Age', String(age)];
      response.writeHead(status, [...own, ...page.headers, ...answer.headers]);
    }
    if (body) response.end(body);
    else response.end();
  };
}

type Answer = {
  readonly status: 200 | 304;
  /** Headers of the body. */
  readonly headers: readonly string[];
  readonly body?: Buffer;
};

const NOT_MODIFIED: Answer = { status: 304, headers: [] };

function answerFor({ headers }: IncomingMessage, page: StoredPage): Answer {
  if (matchesEntityTag(headers['if-none-match'], page.etag)) return NOT_MODIFIED;
  const { encoding, body } = bodyFor(headers['accept-encoding'], page.br);
  const ofBody = ['Content-Type', page.contentType, 'Content-Length', String(body.length)];
  if (encoding !== undefined) ofBody.push('Content-Encoding', encoding);
  return { status: 200, headers: ofBody, body };
}

/** The field of a response that holds its head. */
const HEAD = '_header';

/**
 * A response whose head is given as text. Node's `writeHead` assembles this text, and checks and
 * compares every header: a third of the time of a stored page, whose headers were checked when they
 * were set for the first time.
 */
type AssembledResponse = ServerResponse & {
  [HEAD]: string | null;
  /** Whether the server closes the connection after this response. */
  readonly maxRequestsOnConnectionReached: boolean;
};

/**
 * Whether nothing but the page decides what the head is: the connection stays open, and nobody has
 * set or awaits headers. Node's fields for this are no part of its documentation, so a Node without
 * them gets the head by `writeHead`.
 */
const allowsAssembledHead = (
  request: IncomingMessage,
  response: ServerResponse,
): response is AssembledResponse =>
  HEAD in response &&
  response[HEAD] === null &&
  'maxRequestsOnConnectionReached' in response &&
  response.maxRequestsOnConnectionReached === false &&
  response.shouldKeepAlive &&
  request.httpVersion === '1.1' &&
  request.method === 'GET' &&
  request.headers.expect === undefined &&
  !hasBody(request) &&
  !response.hasHeader('Connection');

/** The text that `writeHead` makes of the same status and headers. */
function createHeadAssembly({ clock, keepAlive }: Pick<SendPageParts, 'clock' | 'keepAlive'>) {
  const date = oncePerSecond(clock, (now) => new Date(now).toUTCString());
  const rest = `Connection: keep-alive\r\nKeep-Alive: ${keepAlive}\r\n\r\n`;
  return ({ status, headers, id, age }: OwnHead, { head }: StoredPage): string =>
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nX-Request-Id: ${id}\r\nAge: ${age}\r\n` +
    `${head}${headerLines(headers)}Date: ${date()}\r\n${rest}`;
}

/** What the head of an answer has besides the page's. */
type OwnHead = Omit<Answer, 'body'> & { readonly id: string; readonly age: number };

/** Lines of names and values that alternate. */
export function headerLines(headers: readonly string[]): string {
  let lines = '';
  for (let index = 0; index + 1 < headers.length; index += 2)
    lines += `${headers[index]}: ${headers[index + 1]}\r\n`;
  return lines;
}

/** What depends on the time by the second, or more coarsely. */
export function oncePerSecond<Value>(clock: Clock, make: (now: number) => Value): () => Value {
  let second = NaN;
  let value: Value;
  return () => {
    const now = clock.now();
    const current = Math.floor(now / 1000);
    if (current !== second) {
      value = make(now);
      second = current;
    }
    return value;
  };
}
