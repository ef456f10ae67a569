import {
  createServer,
  request as ask,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseJson } from '#src/shared/json-reader.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** A request that was read to its end. */
export type Asked = {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};

/** Sends a request to the sandbox behind a front, and returns its answer. */
export type Forward = (asked: Asked) => Promise<{ readonly status: number; readonly body: string }>;

/** Calls that a front answered, and the bytes of their bodies in both directions. */
export type Counts = { readonly calls: number; readonly bytes: number };

export type Front = {
  readonly url: string;
  readonly counts: () => Counts;
  readonly close: () => void;
};

/**
 * Starts a server before a sandbox: `answer` gives what it invents, and `undefined` for all that
 * the sandbox is to answer. The sandbox sees the host name of the front, so that the URLs in its
 * answers lead here.
 */
export async function startFront(
  sandbox: RequestListener,
  port: number,
  answer: (asked: Asked, forward: Forward) => Promise<unknown>,
): Promise<Front> {
  const behind = await listen(sandbox, 0);
  const forward: Forward = (asked) => sendTo(portOf(behind), asked);
  let [calls, bytes] = [0, 0];
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = await readAsked(request);
    const invented = await answer(asked, forward);
    const given =
      invented === undefined
        ? await forward(asked)
        : { status: 200, body: JSON.stringify(invented) };
    calls += 1;
    bytes += Buffer.byteLength(asked.body) + Buffer.byteLength(given.body);
    send(response, given);
  };
  const front = await listen((request, response) => {
    respond(request, response).catch(() => response.destroy());
  }, port);
  return {
    url: `http://127.0.0.1:${portOf(front)}`,
    counts: () => ({ calls, bytes }),
    close() {
      for (const server of [front, behind]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

async function listen(listener: RequestListener, port: number): Promise<Server> {
  const server = createServer({ keepAliveTimeout: 60_000 }, listener);
  await new Promise<void>((done, fail) => {
    server.once('error', fail).listen(port, '127.0.0.1', done);
  });
  return server;
}

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const { method = 'GET', url = '/', headers } = request;
  return { method, url, headers, body: await textOf(request) };
}

async function textOf(message: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

async function sendTo(port: number, { method, url, headers, body }: Asked) {
  const { 'content-length': _, 'transfer-encoding': __, ...kept } = headers;
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    const target = { host: '127.0.0.1', port, method, path: url, headers: kept };
    ask(target, done).once('error', fail).end(body);
  });
  return { status: answer.statusCode ?? 500, body: await textOf(answer) };
}

function send(response: ServerResponse, { status, body }: { status: number; body: string }): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(body);
}

export const asObject = (value: unknown): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};

export const asObjects = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? value.map(asObject) : [];

export const objectIn = (text: string): JsonObject => asObject(parseJson(text));
