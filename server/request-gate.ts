import type { Request, RequestHandler } from 'express';
import { MAINTENANCE_RETRY_AFTER, MAINTENANCE_STATUS } from '#src/routing/maintenance.ts';
import { isReadablePath, refusePath } from '#src/routing/refuse-path.ts';
import { splitUrl } from '#src/routing/split-url.ts';
import { languageTag } from '#src/shared/locale.ts';
import type { Locate } from './locate.ts';
import { refuse } from './refuse.ts';
import type { Renderer } from './renderer.ts';
import { sendText } from './send-text.ts';

/** Of two hosts, what stands before this server may have read the other one (RFC 9112, 3.2). */
export const refuseTwoHosts: RequestHandler = (request, response, next) => {
  if (request.rawHeaders.filter(isHostName).length < 2) return next();
  refuse(request, response, 400);
};

/** Names and values stand in turn. */
const isHostName = (text: string, place: number): boolean =>
  place % 2 === 0 && /^host$/iu.test(text);

/** Turns away what no page of the shop has for an address, before anybody is asked about it. */
export const refuseOddPaths: RequestHandler = (request, response, next) => {
  const refusal = request.url.startsWith('/') ? refusePath(request.url) : 'malformed';
  if (refusal === undefined || (refusal === 'malformed' && isMisspelt(request))) return next();
  refuse(request, response, REFUSAL_STATUS[refusal]);
};

/**
 * Whether all that is wrong with an address is a slash too many, where a page may be meant: whoever
 * knows the pages says which one. What programs ask for is spelt right or not at all.
 */
export function isMisspelt({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  const { path } = splitUrl(url);
  const isAsked = ['GET', 'HEAD'].includes(method) && !OF_PROGRAMS.test(path);
  return isAsked && path.includes('//') && isReadablePath(path);
}

const OF_PROGRAMS = /^\/(?:api|assets|remote-image)\//u;

const REFUSAL_STATUS = { 'too-long': 414, malformed: 400 } as const;

/** Turns away hosts that no locale has, so that nobody else's name stands over our pages. */
export const refuseUnknownHosts =
  (locate: Locate): RequestHandler =>
  (request, response, next) => {
    if (locate(request).hostKnown) return next();
    refuse(request, response, 421);
  };

/** Answers every request with the maintenance screen (H6); programs get it in their own form. */
export const answerMaintenance =
  (renderer: Renderer, locate: Locate): RequestHandler =>
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
