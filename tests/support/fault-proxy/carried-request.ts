import { request as send, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

/** A request to forward. */
export type ForwardedRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

export type ForwardedAnswer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

export const readRequest = async (incoming: IncomingMessage): Promise<ForwardedRequest> => ({
  method: incoming.method ?? 'GET',
  path: incoming.url ?? '/',
  headers: incoming.headers,
  body: await bytesOf(incoming),
});

/** Forwards a request over a new connection; answers 502 if the server cannot be reached. */
export function deliver(target: string, request: ForwardedRequest): Promise<ForwardedAnswer> {
  const { method, path, headers, body } = request;
  return new Promise((resolve) => {
    const outgoing = send(new URL(path, target), {
      method,
      headers: ownHeaders(headers),
      agent: false,
    });
    outgoing.on('response', (answer) => {
      bytesOf(answer)
        .then((bytes) =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: bytes }),
        )
        .catch(() => resolve(BAD_GATEWAY));
    });
    outgoing.on('error', () => resolve(BAD_GATEWAY));
    outgoing.end(body);
  });
}

const BAD_GATEWAY: ForwardedAnswer = { status: 502, headers: {}, body: Buffer.from('Bad gateway') };

/** Removes hop-by-hop headers (RFC 9110, 7.6.1). */
export function ownHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, host: ____, ...own } = headers;
  return own;
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
