import { Router, type RequestHandler } from 'express';
import { HOME_PATH } from '../forms/answer-form.ts';
import {
  changeFromForm,
  linkedRequest,
  requestFromForm,
  subscribeFromForm,
} from '../forms/newsletter-actions.ts';
import { createFormRoutes, type FormRoutesInput } from './form-routes.ts';

/**
 * The forms of the newsletter for browsers without script (N2), and the one press by which a mail
 * program ends it (RFC 8058).
 */
export function createNewsletterForms(input: FormRoutesInput): Router {
  const router = Router({ caseSensitive: true });
  router.post('/unsubscribe', unsubscribe(input));
  router.get('/unsubscribe', showLinked(input));
  router.use(
    createFormRoutes(input, [
      {
        path: '/subscribe',
        act: subscribeFromForm,
        pageOf: ({ newsletterUrl }) => newsletterUrl ?? HOME_PATH,
      },
      { path: '/preferences/request', act: requestFromForm, pageOf: preferencesPage },
      { path: '/preferences', act: changeFromForm, pageOf: preferencesPage },
    ]),
  );
  return router;
}

const preferencesPage = ({ preferencesUrl }: { readonly preferencesUrl?: string }) =>
  preferencesUrl ?? HOME_PATH;

/**
 * The mail program posts to the address that the letter gave it, without cookies and from no page,
 * so that there is nothing to forge: who has the link may end the newsletter. It may be repeated. Of
 * a link that is nobody's it is told the same: they get no newsletter.
 */
const unsubscribe =
  ({ ports }: FormRoutesInput): RequestHandler =>
  async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    const linked = linkedRequest(queryOf(request.originalUrl));
    if (!linked) return void response.sendStatus(404);
    const customer = { is_subscribed: false };
    const answer = await ports.newsletter.changePreferences({ ...linked, customer });
    if (answer.ok || answer.error.kind === 'preferences-not-found') response.sendStatus(204);
    else response.sendStatus(503);
  };

/** Some programs open the address instead: there they see their preferences, and nothing is done. */
const showLinked =
  ({ locate, loadShell }: FormRoutesInput): RequestHandler =>
  async (request, response) => {
    const { locale, query } = locate(request);
    const shell = await loadShell(locale);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Referrer-Policy', 'strict-origin');
    response.redirect(303, `${preferencesPage(shell ?? {})}${query}`);
  };

const queryOf = (url: string): string =>
  url.slice(url.includes('?') ? url.indexOf('?') : url.length);
