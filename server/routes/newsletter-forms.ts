import { Router, type RequestHandler } from 'express';
import { HOME_PATH } from '../forms/answer-form.ts';
import {
  changePreferencesFromForm,
  requestFromLink,
  requestPreferencesFromForm,
  subscribeFromForm,
} from '../forms/newsletter-actions.ts';
import { createFormRoutes, type FormRoutesInput } from './form-routes.ts';

/**
 * Newsletter forms for browsers without JavaScript (N2), and one-click unsubscription by mail
 * programs (RFC 8058).
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
      { path: '/preferences/request', act: requestPreferencesFromForm, pageOf: preferencesPage },
      { path: '/preferences', act: changePreferencesFromForm, pageOf: preferencesPage },
    ]),
  );
  return router;
}

const preferencesPage = ({ preferencesUrl }: { readonly preferencesUrl?: string }) =>
  preferencesUrl ?? HOME_PATH;

/**
 * The mail program posts to the URL of the email, without cookies and from no page, so that there
 * is nothing to forge: the link itself allows unsubscribing. May be repeated. A link of no customer
 * gets the same answer: there is no newsletter.
 */
const unsubscribe =
  ({ ports }: FormRoutesInput): RequestHandler =>
  async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    const linked = requestFromLink(queryOf(request.originalUrl));
    if (!linked) return void response.sendStatus(404);
    const customer = { is_subscribed: false };
    const answer = await ports.newsletter.changePreferences({ ...linked, customer });
    if (answer.ok || answer.error.kind === 'preferences-not-found') response.sendStatus(204);
    else response.sendStatus(503);
  };

/** Some programs open the URL instead: it redirects to the preferences and changes nothing. */
const showLinked =
  ({ locate, loadShell }: FormRoutesInput): RequestHandler =>
  async (request, response) => {
    const { locale, query } = locate(request);
    const { shell } = await loadShell(locale);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Referrer-Policy', 'strict-origin');
    response.redirect(303, `${preferencesPage(shell ?? {})}${query}`);
  };

const queryOf = (url: string): string =>
  url.slice(url.includes('?') ? url.indexOf('?') : url.length);
