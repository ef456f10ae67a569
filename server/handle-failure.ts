import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Log } from '#ports/log.ts';
import { languageTag, type Locale, type Localized, localizedText } from '#src/shared/locale.ts';
import type { Renderer } from './renderer.ts';
import type { LocateShop } from './request-source.ts';
import { sendText } from './send-text.ts';

/**
 * Handles all thrown errors. A client error of an Express parser keeps its status; any other error
 * is a bug or a failed service, is logged in full and never sent to the client.
 */
export const createFailureHandler =
  (log: Log, locate: LocateShop): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    const status = clientErrorStatus(error) ?? 500;
    const { locale, path } = locate(request);
    if (status === 500) log.error('request-failed', { method: request.method, path, error });
    if (response.headersSent) return next(error);
    response.status(status);
    response.setHeader('Cache-Control', 'no-store');
    if (path.startsWith('/api/'))
      return void response.json({ message: MESSAGES[status] ?? 'Refused.' });
    if (status !== 500) return void response.sendStatus(status);
    response.type('html').send(failurePage(locale));
  };

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'The body is not JSON.',
  413: 'The body is too large.',
  415: 'The body is in a form that is not read here.',
  500: 'Something went wrong.',
};

/** Status (4xx) with which body-parser or the router rejects a request. */
export function clientErrorStatus(error: unknown): number | undefined {
  const { status } = Object(error) as { readonly status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

const TEXTS: Localized<readonly [title: string, text: string]> = {
  nl: ['Er ging iets mis', 'Dat ligt aan ons. Probeer het over een paar minuten opnieuw.'],
  de: [
    'Etwas ist schiefgelaufen',
    'Das liegt an uns. Versuchen Sie es in ein paar Minuten erneut.',
  ],
  en: ['Something went wrong', 'The fault is ours. Please try again in a few minutes.'],
};

/** Depends on nothing that may have failed: no content, no component, no style. */
function failurePage(locale: Locale): string {
  const [title, text] = localizedText(TEXTS, locale);
  return `<!doctype html>
<html lang="${languageTag(locale)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<h1>${title}</h1>
<p>${text}</p>
</html>
`;
}

/** In seconds: by then the server has caught up, or another server answers. */
export const BUSY_RETRY_AFTER = 2;

/** In seconds: upper limit, because demand will have changed by then. */
const MAX_RETRY_AFTER = 30;

/** `Retry-After` of a busy server, in seconds, for a wait of `wait` milliseconds. */
const retryAfter = (wait: number): number =>
  Math.min(MAX_RETRY_AFTER, Math.max(BUSY_RETRY_AFTER, Math.ceil(wait / 1000)));

/**
 * Answers 503 with a localized page that says that the shop is busy. `wait` is the time that the
 * requested page would have waited, in milliseconds.
 */
export type SendBusyPage = (request: Request, response: Response, wait: number) => void;

export const createSendBusyPage =
  (renderer: Renderer, locate: LocateShop): SendBusyPage =>
  (request, response, wait) => {
    const { locale } = locate(request);
    response.status(503).type('html').setHeader('Content-Language', languageTag(locale));
    response.setHeader('Retry-After', retryAfter(wait)).setHeader('Cache-Control', 'no-store');
    sendText(request, response, renderer.busy(locale));
  };
