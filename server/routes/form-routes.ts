import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import type { Shell } from '#src/content/shell.ts';
import type { FormNotice } from '#src/forms/form-notice.ts';
import { answerForm, type FormAnswerInput } from '../forms/answer-form.ts';
import type { FormAction, FormOutcome, FormRejection } from '../forms/form-action.ts';
import { type FormContextInput, openFormContext } from '../forms/form-context.ts';
import { clientErrorStatus } from '../handle-failure.ts';
import { hasBody, limitBody } from '../limit-body.ts';
import { isCrossSite } from '../request-source.ts';

export type FormRoutesInput = FormContextInput & FormAnswerInput;

export type FormRoute = {
  /** Path of the form's action, relative to the router: `/coupon`. */
  readonly path: string;
  readonly act: FormAction;
  /** Path of the page that contains the form. */
  readonly pageOf: (shell: Shell) => string;
};

/**
 * Routes of forms for browsers without JavaScript. After a validation error the response is the
 * page of the form with the typed values; otherwise it is a redirect, so that reloading posts
 * nothing. A GET of the action, for example from the address bar after an error, redirects to the
 * page of the form.
 */
export function createFormRoutes(input: FormRoutesInput, routes: readonly FormRoute[]): Router {
  const router = Router({ caseSensitive: true });
  for (const route of routes) {
    const path = router.route(route.path);
    path.post(refuseCrossSite, refuseOtherTypes, readForm, runAction(route, input));
    path.post(answerUnreadable(route, input));
    path.get((request, response) =>
      answerForm({ kind: 'done' }, { ...route, request, response, cartId: undefined }, input),
    );
    path.all(refuseOtherMethods);
  }
  return router;
}

/** Runs before anything is read: another site's page may not act in a shopper's name. */
const refuseCrossSite: RequestHandler = (request, response, next) => {
  if (!isCrossSite(request.headers)) return next();
  response.setHeader('Cache-Control', 'no-store');
  response.sendStatus(403);
};

const refuseOtherMethods: RequestHandler = (_request, response) => {
  response.setHeader('Allow', 'GET, HEAD, POST');
  response.sendStatus(405);
};

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** An empty body is a form without fields, which the form itself validates. */
const refuseOtherTypes: RequestHandler = (request, _response, next) => {
  const isOther = hasBody(request) && request.is(FORM_TYPE) === false;
  next(isOther ? UNSUPPORTED : undefined);
};

const UNSUPPORTED = { status: 415 };

/** An address has a dozen fields; a bundle up to twenty options. */
const readForm = limitBody(16 * 1024, (limit) =>
  express.urlencoded({ extended: false, limit, parameterLimit: 64 }),
);

const runAction =
  ({ act, pageOf }: FormRoute, input: FormRoutesInput): RequestHandler =>
  async (request, response) => {
    const { context, cartId, close } = openFormContext(input, request, response);
    const outcome = await act(request.body, context);
    close();
    await answerForm(outcome, { request, response, pageOf, cartId: cartId() }, input);
  };

/** A body that no page of the shop sends: answered with the page of the form and the status. */
const answerUnreadable =
  ({ pageOf }: FormRoute, input: FormRoutesInput): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    const status = UNREADABLE.find((status) => status === clientErrorStatus(error));
    if (status === undefined || response.headersSent) return next(error);
    const { cartId } = openFormContext(input, request, response);
    const rejected: FormOutcome = { kind: 'rejected', status, notice: NOTICE };
    return answerForm(rejected, { request, response, pageOf, cartId: cartId() }, input);
  };

const UNREADABLE: readonly FormRejection['status'][] = [400, 413, 415];
const NOTICE: FormNotice = 'FORM_UNREADABLE';
