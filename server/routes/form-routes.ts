import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  Router,
} from 'express';
import type { RateLimit } from '#ports/shared-stores.ts';
import type { Shell } from '#src/content/shell.ts';
import { type FormNotice, formNoticeForStatus } from '#src/forms/form-notice.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { answerForm, type FormAnswerInput } from '../forms/answer-form.ts';
import type { FormAction, FormOutcome, FormRejection } from '../forms/form-action.ts';
import { type FormContextInput, openFormContext } from '../forms/form-context.ts';
import { clientErrorStatus } from '../handle-failure.ts';
import { hasBody, limitBody } from '../limit-body.ts';
import { readUpload, type UploadLimits } from '../read-upload.ts';
import { clientIp, isCrossSite } from '../request-source.ts';
import type { ServerPorts } from '../server-ports.ts';

export type FormRoutesInput = FormContextInput & FormAnswerInput;

export type FormRoute = {
  /** Path of the form's action, relative to the router: `/coupon`. */
  readonly path: string;
  readonly act: FormAction;
  /** Path of the page that contains the form. */
  readonly pageOf: (shell: Shell) => string;
  /** Files that the form may have; by default a body with files is refused (415). */
  readonly upload?: FormUpload;
};

export type FormUpload = {
  readonly limits: UploadLimits;
  /** Whether files are taken now; checked before any of them is read. */
  readonly isTaken: (ports: ServerPorts) => Promise<boolean>;
  readonly rateLimit: RateLimit;
  /** The form again, without what was typed, by the query of its action: the body was not read. */
  readonly formOf: (query: string) => Pick<FormRejection, 'posted' | 'to'>;
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
    path.post(refuseCrossSite);
    if (route.upload) path.post(takeUpload(route.upload, input));
    path.post(refuseOtherTypes, readForm, runAction(route, input));
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

const UPLOAD_TYPE = 'multipart/form-data';

/** Bodies with files that are in memory at once, of all clients. */
const MAX_CONCURRENT_UPLOADS = 4;

/**
 * Reads a form with files. Too many of them are refused before they are read. One counts from its
 * arrival until its connection closes, which may be while its limits are asked.
 */
function takeUpload(upload: FormUpload, { ports }: FormRoutesInput): RequestHandler {
  const read = readUpload(upload.limits);
  let open = 0;
  return async (request, response, next) => {
    if (response.closed) return;
    if (!request.is(UPLOAD_TYPE)) return next();
    if (open >= MAX_CONCURRENT_UPLOADS) return next(TOO_MANY);
    open += 1;
    response.once('close', () => (open -= 1));
    if (!(await upload.isTaken(ports))) return next();
    const key = `upload:client:${clientIp(request)}`;
    const consumed = await ports.rateLimits.take(key, upload.rateLimit);
    if (!consumed.ok)
      return next({ ...TOO_MANY, retryAfterSeconds: consumed.error.retryAfter / 1000 });
    if (!response.closed) read(request, response, next);
  };
}

const TOO_MANY = { status: 429, retryAfterSeconds: 5 };

/** An empty body is a form without fields, which the form itself validates. */
const refuseOtherTypes: RequestHandler = (request, _response, next) => {
  const isOther = hasBody(request) && !isRead(request) && request.is(FORM_TYPE) === false;
  next(isOther ? UNSUPPORTED : undefined);
};

const UNSUPPORTED = { status: 415 };

/** Whether the body was read already: as a form with files. Express sets none before. */
const isRead = ({ body }: Pick<Request, 'body'>): boolean => body !== undefined;

export const MAX_FORM_BYTES = 16 * 1024;

/** An address has a dozen fields; a bundle up to twenty options. */
export const MAX_FORM_FIELDS = 64;

const readFields = limitBody(MAX_FORM_BYTES, (limit) =>
  express.urlencoded({ extended: false, limit, parameterLimit: MAX_FORM_FIELDS }),
);

const readForm: RequestHandler = (request, response, next) =>
  isRead(request) ? next() : readFields(request, response, next);

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
  ({ pageOf, upload }: FormRoute, input: FormRoutesInput): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    const status = UNREADABLE.find((status) => status === clientErrorStatus(error));
    if (status === undefined || response.headersSent) return next(error);
    if (status === 429) response.setHeader('Connection', 'close');
    const { cartId } = openFormContext(input, request, response);
    const { query } = splitUrl(request.originalUrl);
    const rejected: FormOutcome = {
      kind: 'rejected',
      status,
      notice: status === 429 ? formNoticeForStatus(status) : NOTICE,
      ...(status === 429 && { retryAfterSeconds: retryAfterOf(error) }),
      ...upload?.formOf(query),
    };
    return answerForm(rejected, { request, response, pageOf, cartId: cartId() }, input);
  };

const retryAfterOf = (error: unknown): number =>
  (Object(error) as Partial<typeof TOO_MANY>).retryAfterSeconds ?? 1;

const UNREADABLE: readonly FormRejection['status'][] = [400, 413, 415, 429];
const NOTICE: FormNotice = 'FORM_UNREADABLE';
