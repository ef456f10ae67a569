import type { Request, Response } from 'express';
import { languageTag } from '#src/shared/locale.ts';
import type { Locate } from './locate.ts';
import type { Renderer } from './renderer.ts';
import { sendText } from './send-text.ts';

/** In seconds: by then the server has caught up, or another server answers. */
export const BUSY_RETRY_AFTER = 2;

/** In seconds: upper limit, because demand will have changed by then. */
const LONGEST_RETRY_AFTER = 30;

/** `Retry-After` of a busy server, in seconds, for a wait of `wait` milliseconds. */
export const retryAfter = (wait: number): number =>
  Math.min(LONGEST_RETRY_AFTER, Math.max(BUSY_RETRY_AFTER, Math.ceil(wait / 1000)));

/**
 * Answers 503 with a localized page that says that the shop is busy. `wait` is the time that the
 * requested page would have waited, in milliseconds.
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
