import { normalAddress } from '../routing/normal-address.ts';
import { refusePath } from '../routing/refuse-path.ts';
import { splitUrl } from '../routing/split-url.ts';

/**
 * An address outside the shop that an editor wrote, if a link may lead there: on the web, to a
 * mailbox or to a telephone. Whatever else a browser could take for a scheme (`javascript:`,
 * `data:`, in any disguise), and an address without one, is `undefined` (H13).
 */
export function externalHref(written: string): string | undefined {
  const href = written.trim();
  return ALLOWED.test(href) ? href : undefined;
}

/**
 * The path within this shop that an editor wrote, in the spelling that no redirect answers
 * ({@link normalAddress}); query and anchor are kept as they are written. An anchor alone stays one:
 * it leads down the page it stands on. `undefined` for an address that leads elsewhere
 * (`//evil.example`, `/\evil.example`), or that {@link refusePath} would turn away (H13).
 */
export function shopHref(written: string): string | undefined {
  const url = written.trim();
  if (url === '' || hasOrigin(url)) return undefined;
  const href = url.startsWith('#') ? url : inOneSpelling(url.startsWith('/') ? url : `/${url}`);
  return href !== undefined && refusePath(href) === undefined ? href : undefined;
}

function inOneSpelling(address: string): string | undefined {
  const { path } = splitUrl(address);
  const normal = normalAddress(path);
  return normal === undefined ? undefined : normal + address.slice(path.length);
}

/** Whether an address that an editor wrote names a scheme, or a host: it is no path of the shop. */
export const hasOrigin = (written: string): boolean =>
  /^(?:[a-z][a-z\d+.-]*:|\/\/)/iu.test(written);

/** Names what is allowed: a list of what is forbidden can be written around. */
const ALLOWED = /^(?:https?:\/\/[^/?#\\]|mailto:.|tel:.)/i;
