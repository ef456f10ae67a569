import { refusePath } from '../routing/refuse-path.ts';

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
 * The path within this shop that an editor wrote, with one leading slash; query and anchor are
 * kept. An anchor alone stays one: it leads down the page it stands on. `undefined` for an address
 * that a browser could take for another host's (`//evil.example`, `/\evil.example`) or that
 * {@link refusePath} would turn away (H13).
 */
export function shopHref(written: string): string | undefined {
  const url = written.trim();
  const href = /^[/#]/.test(url) ? url : `/${url}`;
  return url !== '' && refusePath(href) === undefined ? href : undefined;
}

/** Names what is allowed: a list of what is forbidden can be written around. */
const ALLOWED = /^(?:https?:\/\/[^/?#\\]|mailto:.|tel:.)/i;
