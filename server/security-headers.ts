import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { VIDEO_PROVIDERS } from '#src/content/video.ts';

/** What a browser may not do with any answer of the shop. `isSecure`: the shop has https origins. */
export function securityHeaders(contentSecurityPolicy: string, isSecure: boolean): RequestHandler {
  const withHelmet = helmet({
    contentSecurityPolicy: false,
    // What frame-ancestors says, for programs that read this header alone.
    frameguard: { action: 'deny' },
    // Browsers write "Origin: null" on the shop's own forms under the stricter "no-referrer".
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isSecure && { maxAge: ONE_YEAR, includeSubDomains: false },
  });
  return (request, response, next) => {
    response.setHeader('Content-Security-Policy', contentSecurityPolicy);
    response.setHeader('Permissions-Policy', NO_DEVICES);
    withHelmet(request, response, next);
  };
}

const ONE_YEAR = 365 * 24 * 60 * 60;
const NO_DEVICES = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';

export type PolicyInput = {
  /** Hashes of the inline scripts and styles. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Further sources of connections, while developing. */
  readonly connections?: readonly string[];
  /** Where a tag manager's tags send what they measure, and what they show comes from (H14). */
  readonly measured?: readonly string[];
};

/** What a page may frame: the players of films, which it does when a shopper asks for one. */
const FILM_PLAYERS = Object.values(VIDEO_PROVIDERS).map(({ playerOrigin }) => playerOrigin);

/**
 * One policy per build and none per request: a nonce in a cached page would have to change with
 * every visit. Modules that the hashed script imports are trusted with it ('strict-dynamic').
 */
export const contentSecurityPolicy = ({
  scripts,
  styles,
  connections = [],
  measured = [],
}: PolicyInput): string =>
  [
    "default-src 'none'",
    `script-src 'strict-dynamic' ${scripts.join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
    `img-src ${["'self'", 'data:', ...measured].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...connections, ...measured].join(' ')}`,
    "manifest-src 'self'",
    `frame-src ${[...FILM_PLAYERS, ...measured].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');

/**
 * The policy of a page that pages of these origins may show inside them, as an editor does; of nobody
 * where there are none.
 */
export const framedBy = (policy: string, origins: readonly string[]): string =>
  origins.length === 0
    ? policy
    : policy.replace("frame-ancestors 'none'", `frame-ancestors ${origins.join(' ')}`);
