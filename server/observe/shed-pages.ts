import type { RequestHandler, Response } from 'express';
import { languageTag, type Locale } from '#src/shared/locale.ts';
import { failurePage } from '../handle-failure.ts';
import type { Locate } from '../locate.ts';

/** In seconds: by then a server has caught up, or another one is asked. */
export const BUSY_RETRY_AFTER = '2';

/**
 * Sends those away who want a page while the server has more to do than it can: one that takes all
 * answers none. What is cheap is still served, and what matters: files, carts and how it is.
 */
export const shedPages =
  (isBusy: () => boolean, locate: Locate): RequestHandler =>
  (request, response, next) => {
    if (!isBusy()) return next();
    sendBusyPage(response, locate(request).locale);
  };

/** Says, in a shopper's words, to come back in a moment. */
export function sendBusyPage(response: Response, locale: Locale): void {
  response.status(503).type('html').setHeader('Content-Language', languageTag(locale));
  response.setHeader('Retry-After', BUSY_RETRY_AFTER).setHeader('Cache-Control', 'no-store');
  response.send(failurePage(locale));
}
