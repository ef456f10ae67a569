import { decodePercent } from './percent-encoding.ts';
import { splitUrl } from './url-parts.ts';

/** Maximum length in characters, including the query. */
const MAX_URL_LENGTH = 8192;

/** Maximum depth of a page, in segments. */
export const MAX_PATH_SEGMENTS = 64;

/**
 * Maximum number of filter segments after those of a page. More than any listing has filters: it
 * bounds the work that a client can cause, not what a shopper can choose.
 */
export const MAX_FILTER_SEGMENTS = 512;

/**
 * Why an address has no page: it is longer than any page's (`too-long`), programs might read its
 * path differently (`malformed`), or its percent-encoding is broken, as that of a link which a mail
 * program cuts (`undecodable`).
 */
export type PathRejection = 'too-long' | 'malformed' | 'undecodable';

/** Why no page has this address, known before any upstream is asked. */
export function pathRejection(url: string): PathRejection | undefined {
  const { path } = splitUrl(url);
  const segments = path.split('/').filter(Boolean);
  if (url.length > MAX_URL_LENGTH || segments.length > MAX_SEGMENTS) return 'too-long';
  if (path.includes('//') || hasUnsafeCharacter(path)) return 'malformed';
  const decoded = decodePercent(path);
  if (decoded === undefined) return 'undecodable';
  return hasUnsafeCharacter(decoded) ? 'malformed' : undefined;
}

const MAX_SEGMENTS = MAX_PATH_SEGMENTS + MAX_FILTER_SEGMENTS;

/** Whether all programs read a path alike: UTF-8 escapes, no control characters, no backslash. */
export function isWellFormedPath(path: string): boolean {
  const decoded = decodePercent(path);
  return decoded !== undefined && !hasUnsafeCharacter(decoded);
}

const hasUnsafeCharacter = (text: string): boolean => /[\p{Cc}\\]/u.test(text);
