import type { Request, Response } from 'express';
import type { ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below this number of characters compression saves no packet. */
const MIN_COMPRESSED_LENGTH = 1024;

/**
 * Sends a text in the best encoding that the client accepts. Brotli quality 2 takes half a
 * millisecond for a listing, higher qualities more than rendering it. A `no-store` response has no
 * `ETag`, because the browser keeps no copy to revalidate.
 */
export function sendText(
  request: Pick<Request, 'acceptsEncodings'>,
  response: Response,
  text: string,
): void {
  response.vary('Accept-Encoding');
  const encoding = encodingOf(request, text);
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  const body = encoding === undefined ? Buffer.from(text) : COMPRESS[encoding](text);
  if (!isStored(response)) return void response.setHeader('Content-Length', body.length).end(body);
  response.send(body);
}

const isStored = (response: Response): boolean =>
  !/\bno-store\b/u.test(String(response.getHeader('Cache-Control')));

const COMPRESS = {
  br: (text: string) =>
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 2,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text: string) => gzipSync(text, { level: 5 }),
};

/** Encoding in which {@link sendText} sends a text; `undefined` for none. */
export function encodingOf(
  request: Pick<Request, 'acceptsEncodings'>,
  text: string,
): keyof typeof COMPRESS | undefined {
  if (text.length < MIN_COMPRESSED_LENGTH) return undefined;
  if (request.acceptsEncodings('br')) return 'br';
  return request.acceptsEncodings('gzip') ? 'gzip' : undefined;
}

/** Runs `prepare` just before the response head is sent: Node writes every head by `writeHead`. */
export function onHeaders(response: ServerResponse, prepare: () => unknown): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    response.writeHead = writeHead;
    prepare();
    return writeHead(...args);
  };
}
