import type { Request, RequestHandler, Response } from 'express';
import { MAINTENANCE_RETRY_AFTER, MAINTENANCE_STATUS } from '#src/routing/maintenance.ts';
import {
  isWellFormedPath,
  type PathRejection,
  pathRejection,
} from '#src/routing/path-rejection.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { languageTag } from '#src/shared/locale.ts';
import type { Renderer } from './renderer.ts';
import type { LocateShop } from './request-source.ts';
import { sendText } from './send-text.ts';

/** Rejects a request with two `Host` headers: a proxy may have used the other (RFC 9112, 3.2). */
export const refuseDuplicateHost: RequestHandler = (request, response, next) => {
  if (!hasDuplicateHost(request)) return next();
  refuse(request, response, 400);
};

export const hasDuplicateHost = ({ rawHeaders }: Pick<Request, 'rawHeaders'>): boolean =>
  countHosts(rawHeaders) > 1;

/** Raw headers alternate names and values. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/** Rejects paths that no page can have, before any upstream is called. */
export const refuseMalformedPaths: RequestHandler = (request, response, next) => {
  const rejection = pathRefusal(request);
  if (rejection !== undefined) return refuse(request, response, PATH_REFUSAL_STATUS[rejection]);
  if (pathRejection(request.url) === 'undecodable') {
    // It reads `originalUrl`; routes before it decode this path, and fail at a broken escape.
    const { path, query } = splitUrl(request.url);
    request.url = path.replaceAll('%', '%25') + query;
  }
  next();
};

/**
 * Why a request is refused for its path; `undefined` if it is not. Shoppers follow links that a
 * mail program has cut: the page route answers an undecodable path as it does where no page is.
 */
export function pathRefusal(request: RequestLine): PathRejection | undefined {
  const rejection = request.url.startsWith('/') ? pathRejection(request.url) : 'malformed';
  if (rejection === 'malformed' && hasExtraSlashes(request)) return undefined;
  return rejection === 'undecodable' && isPageRequest(request) ? undefined : rejection;
}

/**
 * Whether superfluous slashes are the only error of a page URL: the page route then finds the page
 * that is meant. Paths for programs must be exact.
 */
export function hasExtraSlashes(request: RequestLine): boolean {
  const { path } = splitUrl(request.url);
  return isPageRequest(request) && path.includes('//') && isWellFormedPath(path);
}

type RequestLine = Pick<Request, 'method' | 'url'>;

const isPageRequest = ({ method, url }: RequestLine): boolean =>
  ['GET', 'HEAD'].includes(method) && !NON_PAGE_PATHS.test(splitUrl(url).path);

/** Paths of scripts, styles, fonts, pictures and data: dozens a visit, none of them shown as a page. */
export const NON_PAGE_PATHS = /^\/(?:api|assets|remote-image)\//u;

export const PATH_REFUSAL_STATUS = { 'too-long': 414, malformed: 400, undecodable: 400 } as const;

/**
 * Answers a missing file in a few bytes, not with the shop's not-found page: browsers and crawlers
 * ask for many that a shop does not have. Old pages may be redirected, so their endings are none of
 * these.
 */
export const MISSING_FILE =
  /\.(?:avif|css|gif|ico|jpe?g|js|map|mjs|png|svg|webmanifest|webp|woff2?)$/iu;

export const answerMissingFile: RequestHandler = (_request, response) =>
  void response.sendStatus(404);

/** Rejects hosts of no locale, so that our pages are not served under foreign names. */
export const refuseUnknownHosts =
  (locate: LocateShop): RequestHandler =>
  (request, response, next) => {
    if (locate(request).hostKnown) return next();
    refuse(request, response, 421);
  };

/** Answers every request with the maintenance screen (H6), or with JSON below `/api`. */
export const answerMaintenance =
  (renderer: Renderer, locate: LocateShop): RequestHandler =>
  (request, response) => {
    const { locale, path } = locate(request);
    response.status(MAINTENANCE_STATUS);
    response.setHeader('Retry-After', MAINTENANCE_RETRY_AFTER);
    response.setHeader('Cache-Control', 'no-store');
    if (path.startsWith('/api/')) {
      response.json({ message: 'The shop is closed for maintenance.' });
    } else {
      response.type('html').setHeader('Content-Language', languageTag(locale));
      sendText(request, response, renderer.maintenance(locale));
    }
  };

/** Rejects a request with a status; below `/api` with a JSON message (B3). */
export function refuse(
  { originalUrl }: Pick<Request, 'originalUrl'>,
  response: Response,
  status: RefusalStatus,
): void {
  response.setHeader('Cache-Control', 'no-store');
  if (/^\/api(?:[/?]|$)/u.test(originalUrl)) {
    response.status(status).json({ message: MESSAGES[status] });
  } else {
    response.sendStatus(status);
  }
}

const MESSAGES = {
  400: 'The address cannot be read.',
  414: 'The address is too long.',
  421: 'No shop answers at this host.',
} as const;

type RefusalStatus = keyof typeof MESSAGES;
