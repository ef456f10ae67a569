import type { Request, Response } from 'express';
import { languageTag } from '#src/shared/locale.ts';
import type { Locate } from './locate.ts';
import type { Renderer } from './renderer.ts';
import { sendText } from './send-text.ts';

/** In seconds: by then a server has caught up, or another one is asked. */
export const BUSY_RETRY_AFTER = 2;

/** However long the wait is: what is asked for by many now is not by then. */
const LONGEST_RETRY_AFTER = 30;

/** When to ask a busy server again, in seconds, for `Retry-After`: after `wait` milliseconds. */
export const retryAfter = (wait: number): number =>
  Math.min(LONGEST_RETRY_AFTER, Math.max(BUSY_RETRY_AFTER, Math.ceil(wait / 1000)));

/**
 * Answers 503 with a page that says, in the shop's words, that it is busy and to try again. `wait` is
 * how long the page itself would have waited, in milliseconds.
 */
export type SendBusyPage = (request: Request, response: Response, wait: number) => void;

export const createSendBusyPage =
  (renderer: Renderer, locate: Locate): SendBusyPage =>
  (request, response, wait) => {
    const { locale } = locate(request);
    response.status(503).type('html').setHeader('Content-Language', languageTag(locale));
    response.setHeader('Retry-After', retryAfter(wait)).setHeader('Cache-Control', 'no-store');
    sendText(request, response, renderer.busy(locale));
  };
