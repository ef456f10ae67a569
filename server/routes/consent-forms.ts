import { Router, type RequestHandler } from 'express';
import { ANSWERED_CSS } from '../consent-boot.ts';
import { readConsentCookie } from '../consent-cookie.ts';
import { HOME_PATH } from '../forms/answer-form.ts';
import { consentFromForm } from '../forms/consent-actions.ts';
import { createFormRoutes, type FormRoutesInput } from './form-routes.ts';

/** The form about what may be measured, for browsers with and without script. */
export function createConsentForms(input: FormRoutesInput): Router {
  const router = Router({ caseSensitive: true });
  router.get('/answered.css', answeredStyles(input));
  router.use(
    createFormRoutes(input, [
      { path: '/', act: consentFromForm, pageOf: ({ cookiesUrl }) => cookiesUrl ?? HOME_PATH },
    ]),
  );
  return router;
}

/** Hides the question from who has answered it: their own, and so kept by nobody. */
const answeredStyles =
  ({ site, locate }: FormRoutesInput): RequestHandler =>
  (request, response) => {
    const isSecure = site.domains[locate(request).locale]?.startsWith('https:') ?? false;
    const isAnswered = readConsentCookie(request.headers.cookie, isSecure) !== undefined;
    response.setHeader('Cache-Control', 'private, no-store');
    response.type('css').send(isAnswered ? ANSWERED_CSS : '');
  };
