import { createHash } from 'node:crypto';
import { pipeline, Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Request, Response } from 'express';

/**
 * Sends a text of any length as it is written, compressed if the client takes that: a piece is made
 * when the client has taken those before it, and the whole stands nowhere. Pieces are made twice, the
 * first time to name the text (`ETag`), so that who has it already is sent nothing.
 *
 * When it was last changed does not tell whether it was: what it lists may be gone without a trace.
 */
export function sendPieces(
  request: Request,
  response: Response,
  pieces: () => Iterable<string>,
): void {
  response.vary('Accept-Encoding').setHeader('ETag', nameOf(pieces()));
  if (request.headers['if-none-match'] !== undefined && request.fresh)
    return void response.status(304).end();
  const encoding = encodingFor(request);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  if (request.method === 'HEAD') return void response.end();
  const steps = encoding ? [COMPRESS[encoding]()] : [];
  // A client that goes in between is nobody's mistake, and there is nobody left to be told.
  pipeline([Readable.from(pieces()), ...steps, response], () => {});
}

/** Weak: its compressed forms differ byte by byte. */
function nameOf(pieces: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
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
