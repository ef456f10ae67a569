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
 * Why an address is refused before any upstream is asked: it is longer than any page's, or its path
 * is one that no link of the shop has and that programs might read differently.
 */
export function pathRejection(url: string): 'too-long' | 'malformed' | undefined {
  const { path } = splitUrl(url);
  const segments = path.split('/').filter(Boolean);
  if (url.length > MAX_URL_LENGTH || segments.length > MAX_SEGMENTS) return 'too-long';
  return isWellFormedPath(path) && !path.includes('//') ? undefined : 'malformed';
}

const MAX_SEGMENTS = MAX_PATH_SEGMENTS + MAX_FILTER_SEGMENTS;

/** Whether all programs read a path alike: UTF-8 escapes, no control characters, no backslash. */
export function isWellFormedPath(path: string): boolean {
  const decoded = decodePercent(path);
  return decoded !== undefined && !/[\p{Cc}\\]/u.test(decoded);
}
