import { normalizeUrl } from '../routing/normalize-url.ts';
import { pathRejection } from '../routing/path-rejection.ts';
import { splitUrl } from '../routing/url-parts.ts';

/**
 * Returns an external address that an editor wrote if a link may lead there: to the web, a mailbox
 * or a telephone. `undefined` for anything else that a browser could take for a scheme
 * (`javascript:`, `data:`, in any disguise), and for an address without a scheme (H13).
 */
export function externalHref(written: string): string | undefined {
  const href = written.trim();
  return ALLOWED.test(href) ? href : undefined;
}

/**
 * Returns a path within this shop that an editor wrote, in the spelling that no redirect answers
 * ({@link normalizeUrl}); keeps query and anchor as written. An anchor alone stays one: it points
 * into its own page. `undefined` for an address that leads elsewhere (`//evil.example`,
 * `/\evil.example`), or that {@link pathRejection} would refuse (H13).
 */
export function shopHref(written: string): string | undefined {
  const url = written.trim();
  if (url === '' || hasOrigin(url)) return undefined;
  const href = url.startsWith('#') ? url : inOneSpelling(url.startsWith('/') ? url : `/${url}`);
  return href !== undefined && pathRejection(href) === undefined ? href : undefined;
}

function inOneSpelling(address: string): string | undefined {
  const { path } = splitUrl(address);
  const normal = normalizeUrl(path);
  return normal === undefined ? undefined : normal + address.slice(path.length);
}

/** Whether an address that an editor wrote has a scheme or a host, so that it is no shop path. */
export const hasOrigin = (written: string): boolean =>
  /^(?:[a-z][a-z\d+.-]*:|\/\/)/iu.test(written);

/** An allowlist: a denylist can be bypassed. */
const ALLOWED = /^(?:https?:\/\/[^/?#\\]|mailto:.|tel:.)/i;
