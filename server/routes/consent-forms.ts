import { type RequestHandler, Router } from 'express';
import { CONSENT_FIELDS, readConsentForm } from '#src/measurement/consent-form.ts';
import { isShopUrl } from '#src/routing/normalize-url.ts';
import { readConsentCookie } from '../cookies.ts';
import { HOME_PATH } from '../forms/answer-form.ts';
import { type FormAction, readTextFields } from '../forms/form-action.ts';
import { HIDE_CONSENT_BANNER_CSS } from '../inline-scripts.ts';
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

/** Saves the visitor's consent and redirects to the page of the shop on which it was given. */
const consentFromForm: FormAction = (body, visit) => {
  const { back, ...choice } = readTextFields(body, CONSENT_FIELDS);
  visit.setConsentCookie(readConsentForm(choice));
  return Promise.resolve({ kind: 'done', ...(isReturn(back) && { to: back }) });
};

/** Longer than any URL that the shop's own pages write. */
const MAX_RETURN_URL_LENGTH = 2000;

const isReturn = (back: string): boolean => back.length <= MAX_RETURN_URL_LENGTH && isShopUrl(back);
