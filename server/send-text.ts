import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

/** Below this many characters a packet is not saved by compressing. */
const SMALLEST = 1024;

/**
 * Sends a text in the densest form that the client takes. Quality 2 of brotli costs half a
 * millisecond for a listing, higher ones more than rendering it.
 */
export function sendText(
  request: Pick<Request, 'acceptsEncodings'>,
  response: Response,
  text: string,
): void {
  response.vary('Accept-Encoding');
  const encoding = encodingOf(request, text);
  if (encoding === undefined) return void response.send(text);
  response.setHeader('Content-Encoding', encoding);
  response.send(COMPRESS[encoding](text));
}

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

/** In which form {@link sendText} sends a text; `undefined` as it is. */
export function encodingOf(
  request: Pick<Request, 'acceptsEncodings'>,
  text: string,
): keyof typeof COMPRESS | undefined {
  if (text.length < SMALLEST) return undefined;
  if (request.acceptsEncodings('br')) return 'br';
  return request.acceptsEncodings('gzip') ? 'gzip' : undefined;
}
