import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';

/** A text in the encodings in which it is sent. */
export type PageBodies = {
  readonly br: Buffer;
  readonly gzip: Buffer;
};

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** About 2 ms for a listing, in another thread. */
export async function compressText(text: string): Promise<PageBodies> {
  const [br, gzipped] = await Promise.all([
    toBrotli(text, brotliOptions(text, 5)),
    toGzip(text, { level: 6 }),
  ]);
  return { br, gzip: gzipped };
}

/** The smallest brotli form of a text: about 150 ms for a listing, in another thread. */
export const compressBest = (text: string): Promise<Buffer> =>
  toBrotli(text, brotliOptions(text, 11));

/** Options for a text or its bytes; quality from 0 to 11. */
export const brotliOptions = ({ length }: string | Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});

/** The form that `Accept-Encoding` prefers of those stored, or the text itself if it names neither. */
export function bodyFor(
  acceptEncoding: string | undefined,
  bodies: PageBodies,
): { readonly encoding?: 'br' | 'gzip'; readonly body: Buffer } {
  if (acceptEncoding !== undefined && ACCEPTS_BROTLI.test(acceptEncoding))
    return { encoding: 'br', body: bodies.br };
  if (acceptEncoding !== undefined && ACCEPTS_GZIP.test(acceptEncoding))
    return { encoding: 'gzip', body: bodies.gzip };
  return { body: brotliDecompressSync(bodies.br) };
}

/** Not with a quality of zero (RFC 9110, 12.5.3). */
const ACCEPTS_BROTLI = /(?:^|,)\s*br\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/iu;
const ACCEPTS_GZIP = /(?:^|,)\s*gzip\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/iu;

/** Whether `If-None-Match` lists a tag, by weak comparison (RFC 9110, 13.1.2). */
export function matchesEntityTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((one) => opaque(one) === opaque(etag));
}

const opaque = (etag: string): string => etag.trim().replace(/^W\//u, '');
