import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { VIDEO_PROVIDERS } from '#src/content/video.ts';
import { NON_PAGE_PATHS } from './request-gate.ts';

/**
 * Security headers of all responses; the policy of pages is that of pages alone. `isSecure`: the shop
 * has https origins.
 */
export function securityHeaders(contentSecurityPolicy: string, isSecure: boolean): RequestHandler {
  const withHelmet = helmet({
    contentSecurityPolicy: false,
    // Equals frame-ancestors, for clients that only know this header.
    frameguard: { action: 'deny' },
    // Browsers send "Origin: null" with the shop's own forms under the stricter "no-referrer".
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isSecure && { maxAge: ONE_YEAR, includeSubDomains: false },
  });
  return (request, response, next) => {
    const policy = NON_PAGE_PATHS.test(request.path) ? NOTHING : contentSecurityPolicy;
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Permissions-Policy', NO_DEVICES);
    withHelmet(request, response, next);
  };
}

/** What is no page may do nothing if it is opened as one. The policy of pages is 1.4 kB a response. */
const NOTHING = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";

const ONE_YEAR = 365 * 24 * 60 * 60;
const NO_DEVICES = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';

export type PolicyInput = {
  /** Hashes of the inline scripts and styles. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Additional connection sources in development. */
  readonly connections?: readonly string[];
  /** Hosts that a tag manager's tags send data to or load content from (H14). */
  readonly measurementHosts?: readonly string[];
};

/** Origins that pages may frame: video players, loaded when a shopper plays a video. */
const VIDEO_PLAYERS = Object.values(VIDEO_PROVIDERS).map(({ playerOrigin }) => playerOrigin);

/**
 * One policy per build, not per request: a nonce in a cached page would have to change with every
 * visit. 'strict-dynamic' extends trust to the modules that the hashed script loads.
 */
export const contentSecurityPolicy = ({
  scripts,
  styles,
  connections = [],
  measurementHosts = [],
}: PolicyInput): string =>
  [
    "default-src 'none'",
    `script-src 'strict-dynamic' ${scripts.join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
    `img-src ${["'self'", 'data:', ...measurementHosts].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...connections, ...measurementHosts].join(' ')}`,
    "manifest-src 'self'",
    `frame-src ${[...VIDEO_PLAYERS, ...measurementHosts].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');

/**
 * Allows framing of a page by these origins, for the preview of an editor; by none if there are
 * none.
 */
export const withFrameAncestors = (policy: string, origins: readonly string[]): string =>
  origins.length === 0
    ? policy
    : policy.replace("frame-ancestors 'none'", `frame-ancestors ${origins.join(' ')}`);
