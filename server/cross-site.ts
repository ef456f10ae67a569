import type { IncomingHttpHeaders } from 'node:http';

/**
 * True when a browser says that another site's page sent this request. Programs other than browsers
 * send neither header and are let through: they hold no shopper's cookies.
 */
export function isCrossSite(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return headers.origin !== undefined && !isOwnOrigin(headers.origin, headers.host);
}

/** Hosts are compared, not schemes: TLS ends before this server. */
const isOwnOrigin = (origin: string, host: string | undefined) =>
  URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
