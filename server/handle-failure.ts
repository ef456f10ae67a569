import type { ErrorRequestHandler } from 'express';
import type { Log } from '#ports/log.ts';
import { languageOf, languageTag, type Language, type Locale } from '#src/shared/locale.ts';
import type { Locate } from './locate.ts';

/**
 * Where every throw ends. A refusal by one of Express's parsers keeps its status; anything else is
 * a mistake of ours or of a service, logged in full and told to nobody.
 */
export const createFailureHandler =
  (log: Log, locate: Locate): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    const status = clientStatus(error) ?? 500;
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

/** The status with which body-parser and the router refuse what a client sent. */
export function clientStatus(error: unknown): number | undefined {
  const { status } = Object(error) as { readonly status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

const WORDS: Readonly<Record<Language, readonly [title: string, text: string]>> = {
  nl: ['Er ging iets mis', 'Dat ligt aan ons. Probeer het over een paar minuten opnieuw.'],
  de: [
    'Etwas ist schiefgelaufen',
    'Das liegt an uns. Versuchen Sie es in ein paar Minuten erneut.',
  ],
  en: ['Something went wrong', 'The fault is ours. Please try again in a few minutes.'],
};

/** Needs nothing that may have failed: no content, no component, no style. */
export function failurePage(locale: Locale): string {
  const [title, text] = WORDS[languageOf(locale)];
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
