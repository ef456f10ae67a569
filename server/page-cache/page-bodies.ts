import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompress,
  brotliDecompressSync,
  constants,
  gzipSync,
} from 'node:zlib';
import { memoizePerObject } from '#src/shared/memoize.ts';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);

/**
 * Qualities of brotli that pages are kept in: for a page that was asked for once, again, and again
 * for minutes. For a listing they take 1, 4 and 300 ms, in another thread.
 */
export const QUALITIES = { first: 1, again: 5, best: 11 } as const;

export type Quality = (typeof QUALITIES)[keyof typeof QUALITIES];

/** A text as brotli. */
export const compress = (text: string | Buffer, quality: Quality): Promise<Buffer> =>
  toBrotli(text, brotliOptions(text, quality));

/** A text that is kept as brotli, in better quality. */
export const recompress = async (br: Buffer, quality: Quality): Promise<Buffer> =>
  compress(await fromBrotli(br), quality);

/** Options for a text or its bytes; quality from 0 to 11. */
export const brotliOptions = ({ length }: string | Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});

/** The form of a page, kept as brotli, that `Accept-Encoding` prefers; the text itself if it names none. */
export function bodyFor(
  acceptEncoding: string | undefined,
  br: Buffer,
): { readonly encoding?: 'br' | 'gzip'; readonly body: Buffer } {
  if (acceptEncoding !== undefined && ACCEPTS_BROTLI.test(acceptEncoding))
    return { encoding: 'br', body: br };
  if (acceptEncoding !== undefined && ACCEPTS_GZIP.test(acceptEncoding))
    return { encoding: 'gzip', body: gzipOf(br) };
  return { body: brotliDecompressSync(br) };
}

/** Few clients accept no brotli: made when one asks, and kept beside the page. About 4 ms for a listing. */
const gzipOf = memoizePerObject((br: Buffer) => gzipSync(brotliDecompressSync(br)));

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
