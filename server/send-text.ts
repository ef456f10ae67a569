import type { Request, Response } from 'express';
import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { brotliOptions } from './page-cache/page-bodies.ts';
import type { SharedCaching } from './page-cache/shared-caching.ts';

/** Below this number of characters compression saves no packet. */
const MIN_COMPRESSED_LENGTH = 1024;

/**
 * Sends a text in the best encoding that the client accepts, or 304 if the client has it. It is
 * compressed at the lowest quality: the next one takes twice as long for 7 % fewer bytes, and what
 * the page cache keeps is compressed better behind. A `no-store` response has no `ETag`, because the
 * browser keeps no copy to revalidate.
 */
export function sendText(
  request: Pick<Request, 'acceptsEncodings' | 'fresh'>,
  response: Response,
  text: string,
  sharing?: SharedCaching,
): void {
  response.vary('Accept-Encoding');
  const bytes = encode(text);
  const mayBeStored = isStored(response);
  if (mayBeStored) response.setHeader('ETag', entityTag(bytes));
  const isKnown = mayBeStored && request.fresh;
  const encoding = isKnown ? undefined : encodingOf(request, text);
  const body =
    encoding === undefined ? Buffer.from(isKnown ? '' : text) : COMPRESS[encoding](bytes);
  if (mayBeStored) response.emit(TEXT_EVENT, text, sharing);
  if (isKnown) return sendNotModified(response);
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length).end(body);
}

/**
 * The bytes of a text, until the next call: they are written into the same memory, as taking new
 * memory for a page costs twice as much as encoding it.
 */
function encode(text: string): Buffer {
  const longest = MAX_BYTES_PER_CHARACTER * text.length;
  if (longest > MAX_SCRATCH) return Buffer.from(text);
  if (scratch.length < longest) scratch = Buffer.allocUnsafeSlow(longest);
  return scratch.subarray(0, scratch.write(text));
}

const MAX_SCRATCH = 4 * 1024 * 1024;
const MAX_BYTES_PER_CHARACTER = 3;
let scratch = Buffer.alloc(0);

/** Weak (RFC 9110, 8.8.1): one tag for all encodings of a text. */
const entityTag = (bytes: Buffer): string =>
  `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

function sendNotModified(response: Response): void {
  response.removeHeader('Content-Type');
  response.status(304).end();
}

/** Emitted by a response whose text may be stored, before the text is compressed and sent. */
const TEXT_EVENT = 'text';

/** Calls back with the text that {@link sendText} sends with a response that may be stored. */
export const onText = (
  response: ServerResponse,
  callback: (text: string, sharing?: SharedCaching) => void,
): void => void response.once(TEXT_EVENT, callback);

const isStored = (response: Response): boolean =>
  !/\bno-store\b/u.test(String(response.getHeader('Cache-Control')));

const COMPRESS = {
  br: (bytes: Buffer) => brotliCompressSync(bytes, brotliOptions(bytes, 1)),
  gzip: (bytes: Buffer) => gzipSync(bytes, { level: 1 }),
};

/** Encoding in which a text is sent; `undefined` for none. */
function encodingOf(
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
