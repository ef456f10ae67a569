import { createHash } from 'node:crypto';
import { pipeline, Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Request, Response } from 'express';

/**
 * Streams a text of any length, compressed if the client accepts that: a piece is generated once
 * the client has taken those before it, so the whole is never in memory. Pieces are generated
 * twice, first for the `ETag`, so that a client with the current version gets no body.
 *
 * `If-Modified-Since` alone gets no 304: listed pages may have been removed without a newer date.
 */
export function sendChunks(
  request: Request,
  response: Response,
  chunks: () => Iterable<string>,
): void {
  response.vary('Accept-Encoding').setHeader('ETag', entityTagOf(chunks()));
  if (request.headers['if-none-match'] !== undefined && request.fresh)
    return void response.status(304).end();
  const encoding = encodingFor(request);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  if (request.method === 'HEAD') return void response.end();
  const steps = encoding ? [COMPRESS[encoding]()] : [];
  // A client that disconnects is no error, and there is no response to send.
  pipeline([Readable.from(chunks()), ...steps, response], () => {});
}

/**
 * Streams chunks that are made only once, and so have no `ETag`. Resolves when they are sent, or
 * the client has gone. If making them fails, or `signal` aborts, the connection is cut off: a client
 * sees that the answer is not complete.
 */
export function streamChunks(
  request: Request,
  response: Response,
  chunks: AsyncIterable<string> | Iterable<string>,
  signal: AbortSignal,
): Promise<void> {
  const encoding = encodingFor(request);
  response.vary('Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const source = Readable.from(request.method === 'HEAD' ? [] : chunks, { signal });
  const steps = encoding ? [COMPRESS[encoding]()] : [];
  return new Promise((resolve) => void pipeline([source, ...steps, response], () => resolve()));
}

/** Weak, because the compressed forms differ in their bytes. */
function entityTagOf(chunks: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const chunk of chunks) hash.update(chunk);
  return `W/"${hash.digest('base64url')}"`;
}

type Encoding = 'br' | 'gzip';

const COMPRESS: Readonly<Record<Encoding, () => Transform>> = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip({ level: 5 }),
};

function encodingFor(request: Request): Encoding | undefined {
  if (request.acceptsEncodings('br')) return 'br';
  return request.acceptsEncodings('gzip') ? 'gzip' : undefined;
}
