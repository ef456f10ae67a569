import { Router, type RequestHandler } from 'express';
import { HIDE_CONSENT_BANNER_CSS } from '../consent-boot.ts';
import { readConsentCookie } from '../consent-cookie.ts';
import { HOME_PATH } from '../forms/answer-form.ts';
import { consentFromForm } from '../forms/consent-actions.ts';
import { createFormRoutes, type FormRoutesInput } from './form-routes.ts';

/** Consent form, for browsers with and without JavaScript. */
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

/** Style sheet that hides the banner for visitors who have answered: private and not cached. */
const answeredStyles =
  ({ site, locate }: FormRoutesInput): RequestHandler =>
  (request, response) => {
    const isSecure = site.domains[locate(request).locale]?.startsWith('https:') ?? false;
    const isAnswered = readConsentCookie(request.headers.cookie, isSecure) !== undefined;
    response.setHeader('Cache-Control', 'private, no-store');
    response.type('css').send(isAnswered ? HIDE_CONSENT_BANNER_CSS : '');
  };
