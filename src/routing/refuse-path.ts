import { decodePercent } from './percent-encoding.ts';
import { splitUrl } from './split-url.ts';

/** In characters, query included. */
const LONGEST_URL = 8192;

/** How deep a page may lie, in segments. */
export const MOST_PATH_SEGMENTS = 64;

/**
 * How many segments the filters of a page may have behind its own. More than any listing has
 * filters: it bounds the work that a stranger can make, not what a shopper can choose.
 */
export const MOST_FILTER_SEGMENTS = 512;

/**
 * Why an address is refused before anybody is asked about it: it is longer than any page's, or its
 * path is one that no link of the shop has and that programs behind it might read differently.
 */
export function refusePath(url: string): 'too-long' | 'malformed' | undefined {
  const { path } = splitUrl(url);
  const segments = path.split('/').filter(Boolean);
  if (url.length > LONGEST_URL || segments.length > MOST_SEGMENTS) return 'too-long';
  return isReadablePath(path) && !path.includes('//') ? undefined : 'malformed';
}

const MOST_SEGMENTS = MOST_PATH_SEGMENTS + MOST_FILTER_SEGMENTS;

/** Whether all programs read a path alike: its escapes are UTF-8, without control characters. */
export function isReadablePath(path: string): boolean {
  const decoded = decodePercent(path);
  return decoded !== undefined && !/[\p{Cc}\\]/u.test(decoded);
}
