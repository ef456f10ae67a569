import { decodePercent } from './percent-encoding.ts';
import { splitUrl } from './split-url.ts';

/** In characters, query included. */
const LONGEST_URL = 8192;

/** How deep a path may go: a page's own segments and those of its filters. */
export const MOST_PATH_SEGMENTS = 64;

/**
 * Why an address is refused before anybody is asked about it: it is longer than any page's, or its
 * path is one that no link of the shop has and that programs behind it might read differently.
 */
export function refusePath(url: string): 'too-long' | 'malformed' | undefined {
  const { path } = splitUrl(url);
  const segments = path.split('/').filter(Boolean);
  if (url.length > LONGEST_URL || segments.length > MOST_PATH_SEGMENTS) return 'too-long';
  return isReadablePath(path) && !path.includes('//') ? undefined : 'malformed';
}

/** Whether all programs read a path alike: its escapes are UTF-8, without control characters. */
export function isReadablePath(path: string): boolean {
  const decoded = decodePercent(path);
  return decoded !== undefined && !/[\p{Cc}\\]/u.test(decoded);
}
