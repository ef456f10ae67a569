import { decodePercent } from '../routing/percent-encoding.ts';
import { pathRejection } from '../routing/path-rejection.ts';
import { splitUrl } from '../routing/split-url.ts';
import { isPicturePath } from './picture-path.ts';

/**
 * Returns the path of a picture of the content image host, decoded and without a leading slash, as
 * `imageUrl` writes it after `/remote-image/` (P6). Drops the host's own query (its
 * transformations). `undefined` for an address on another host, which pages use as it is, and for
 * one that names no picture below the host's root.
 *
 * @param imageHost host name, with a port if it has one: `images.content.example`
 * @example
 * remoteImagePath('https://images.content.example/v3/bed%201.jpg?width=9',
 * 'images.content.example'); // 'v3/bed 1.jpg'
 */
export function remoteImagePath(url: string, imageHost: string): string | undefined {
  const { host } = HOST.exec(url)?.groups ?? {};
  if (host?.toLowerCase() !== imageHost.toLowerCase()) return undefined;
  const { path } = splitUrl(url.replace(HOST, ''));
  const decoded = pathRejection(path) === undefined ? decodePercent(path.slice(1)) : undefined;
  return decoded !== undefined && isPicturePath(decoded) && !hidesSlash(path) ? decoded : undefined;
}

/** With a scheme, or relative to the page's scheme (`//images…`). */
const HOST = /^(?:https?:)?\/\/(?<host>[^/?#]+)/i;

/** Whether a path has an encoded slash, which would become a separator when decoded. */
const hidesSlash = (path: string): boolean => /%2f/i.test(path);
