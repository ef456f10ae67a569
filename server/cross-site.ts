import type { IncomingHttpHeaders } from 'node:http';

/**
 * True if the browser reports that another site's page sent this request. Clients other than
 * browsers send neither header and are accepted: they hold no shopper's cookies.
 *
 * So are browsers that send neither with a form, as some from before 2020 do. Their shoppers are
 * protected by the cart cookie: it is `SameSite=Lax`, so another site's form arrives without it and
 * cannot change the cart. Such a form could still create a cart in the shopper's browser;
 * {@link isSameOrigin} decides what it may not put there.
 */
export function isCrossSite(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return headers.origin !== undefined && !isOwnOrigin(headers.origin, headers.host);
}

/** True if the browser itself reports that a page of this shop sent the request. */
export const isSameOrigin = (headers: IncomingHttpHeaders): boolean =>
  !isCrossSite(headers) &&
  (headers.origin !== undefined || headers['sec-fetch-site'] === 'same-origin');

/** Compares hosts, not schemes: TLS ends before this server. */
const isOwnOrigin = (origin: string, host: string | undefined) =>
  URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
