import type { IncomingHttpHeaders } from 'node:http';

/**
 * True when a browser says that another site's page sent this request. Programs other than browsers
 * send neither header and are let through: they hold no shopper's cookies.
 *
 * So are browsers that send neither with a form, as some of before 2020 do. What protects their
 * shoppers is the cookie that names the cart: it is `SameSite=Lax`, and comes along with no form of
 * another site's. Such a form finds no cart and cannot change one. Without a cookie it could begin one
 * in the shopper's browser; what it may not put there is for {@link isOwnPage} to tell.
 */
export function isCrossSite(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return headers.origin !== undefined && !isOwnOrigin(headers.origin, headers.host);
}

/** True when the browser itself says that a page of this shop sent the request. */
export const isOwnPage = (headers: IncomingHttpHeaders): boolean =>
  !isCrossSite(headers) &&
  (headers.origin !== undefined || headers['sec-fetch-site'] === 'same-origin');

/** Hosts are compared, not schemes: TLS ends before this server. */
const isOwnOrigin = (origin: string, host: string | undefined) =>
  URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
