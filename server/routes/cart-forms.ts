import express, { Router, type RequestHandler } from 'express';
import type { Site } from '#src/seo/site.ts';
import { createActionKeyOf, type ActionKeyOf } from '../action-key.ts';
import type { ReadBodyScan } from '../body-scan.ts';
import { readCartCookie, writeCartCookie } from '../cart-cookie.ts';
import {
  addFromForm,
  removeFromForm,
  updateFromForm,
  type CartFormAction,
} from '../cart-form-actions.ts';
import { isCrossSite } from '../cross-site.ts';
import type { LoadShell } from '../load-shell.ts';
import type { Locate } from '../locate.ts';
import type { ServerPorts } from '../server-ports.ts';

type CartFormsInput = {
  readonly ports: ServerPorts;
  readonly site: Site;
  readonly locate: Locate;
  readonly loadShell: LoadShell;
  readonly readBodyScan: ReadBodyScan;
};

/**
 * The cart for browsers without script: a form is posted, the cart page answers. What was refused
 * travels as `?notice=<code>`, which the cart page words.
 */
export function createCartForms(input: CartFormsInput): Router {
  const router = Router();
  const readForm = express.urlencoded({ extended: false, limit: '16kb' });
  const actionKeyOf = createActionKeyOf(input.ports.ids, performance);
  const handler = (action: CartFormAction) => carryOut(action, { ...input, actionKeyOf });
  router.post('/add', refuseCrossSite, readForm, handler(addFromForm));
  router.post('/update', refuseCrossSite, readForm, handler(updateFromForm));
  router.post('/remove', refuseCrossSite, readForm, handler(removeFromForm));
  return router;
}

/** Where a shopper is sent while nobody knows where the cart page is. */
const HOME = '/';

/** Before anything is read: another site's page may not act in a shopper's name. */
const refuseCrossSite: RequestHandler = (request, response, next) => {
  if (isCrossSite(request.headers)) response.sendStatus(403);
  else next();
};

type HandlerInput = CartFormsInput & { readonly actionKeyOf: ActionKeyOf };

function carryOut(action: CartFormAction, input: HandlerInput): RequestHandler {
  const { ports, site, locate, loadShell, readBodyScan, actionKeyOf } = input;
  return async (request, response) => {
    const { locale } = locate(request);
    const isSecure = site.domains[locale]?.startsWith('https:') ?? false;
    const visit = {
      locale,
      cartId: readCartCookie(request.headers.cookie),
      bodyScan: readBodyScan(request),
      actionKeyOf,
      keepCart: (id: string) => void response.append('Set-Cookie', writeCartCookie(id, isSecure)),
    };
    const notice = await action(request.body, visit, ports);
    const { cartUrl } = (await loadShell(locale)) ?? { cartUrl: HOME };
    response.setHeader('Cache-Control', 'no-store');
    response.redirect(303, notice === undefined ? cartUrl : `${cartUrl}?notice=${notice}`);
  };
}
