import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import type { CartRateLimits } from '#src/cart/cart-rate-limits.ts';
import { readIdempotencyKey } from '../idempotency-key.ts';
import type { PageLimiter } from '../concurrency/page-limiter.ts';
import type { ReadBodyScan } from '../cookies.ts';
import { hasBody, limitBody } from '../limit-body.ts';
import { rateLimitedPorts } from '../rate-limited-ports.ts';
import { isCrossSite, type LocateShop } from '../request-source.ts';
import type { ServerPorts } from '../server-ports.ts';
import { SEARCH_METHODS } from './search-methods.ts';
import { readArguments } from './bff-arguments.ts';
import { type BffAnswer, type BffMethod, errorAnswer } from './bff-method.ts';
import { sendAnswer } from './bff-send.ts';
import { CONTENT_SERVICE_METHODS } from './content-methods.ts';
import { CART_METHODS } from './cart-methods.ts';
import { CATALOGUE_METHODS } from './catalogue-methods.ts';
import { CHECKOUT_METHODS } from './checkout-methods.ts';
import { NEWSLETTER_METHODS } from './newsletter-methods.ts';
import { SHOP_METHODS } from './shop-methods.ts';

/** `/api/magento`: carts, the newsletter and the catalogue. */
const COMMERCE_METHODS: ReadonlyMap<string, BffMethod> = new Map([
  ...CART_METHODS,
  ...CHECKOUT_METHODS,
  ...NEWSLETTER_METHODS,
  ...CATALOGUE_METHODS,
]);

type BffInput = {
  readonly ports: ServerPorts;
  readonly locate: LocateShop;
  readonly readBodyScan: ReadBodyScan;
  readonly cartRateLimits: CartRateLimits;
  readonly pageLimiter: Pick<PageLimiter, 'waitToReadUnrefused'>;
};

/** `/api/<service>/<method>`: the BFF for browsers and other programs (B1). */
export function createBff(input: BffInput): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const path = router.route('/:service/:method');
  path.all(
    findMethod,
    checkSender,
    checkIdempotencyKeyHeader,
    readBody,
    limitReads(input),
    callMethod(input),
  );
  router.use((request, response) => send(request, response, noMethod(request.path)));
  return router;
}

type MethodPath = { service: string; method: string };
type MethodHandler = RequestHandler<
  MethodPath,
  unknown,
  unknown,
  Request['query'],
  { method: BffMethod }
>;

/** Finds the method of a path among {@link BFF_SERVICES}, for the handlers after this one. */
const findMethod: MethodHandler = (request, response, next) => {
  const { service, method: name } = request.params;
  const method = BFF_SERVICES.get(service)?.get(name);
  if (!method) return send(request, response, noMethod(request.path));
  const verbs = isForShopper(method) ? ['POST'] : ['GET', 'HEAD', 'POST'];
  if (!verbs.includes(request.method)) {
    response.setHeader('Allow', verbs.join(', '));
    return send(request, response, errorAnswer(405, `${name} requires ${verbs.join(' or ')}.`));
  }
  response.locals.method = method;
  next();
};

/** Runs before anything is read: another site's page may not act in a shopper's name. */
const checkSender: MethodHandler = (request, response, next) => {
  if (!isForShopper(response.locals.method) || !isCrossSite(request.headers)) return next();
  send(request, response, errorAnswer(403, 'This call comes from another site.'));
};

/** An invalid key is rejected, not replaced. A call may have none; an add then gets a new one. */
const checkIdempotencyKeyHeader: MethodHandler = (request, response, next) => {
  const key = request.headers['idempotency-key'];
  const isValidKey = key === undefined || readIdempotencyKey(key) !== undefined;
  if (!isForShopper(response.locals.method) || isValidKey) return next();
  send(request, response, errorAnswer(400, 'Idempotency-Key: must be 1 to 128 characters.'));
};

const isForShopper = ({ cacheKind }: BffMethod): boolean => cacheKind === 'nothing';

const readJson = limitBody(64 * 1024, (limit) => express.json({ limit, strict: false }));

/** The arguments of a GET are in its URL; a body is ignored. */
const readBody: MethodHandler = (request, response, next) => {
  if (request.method !== 'POST' || !hasBody(request)) return next();
  if (request.is('application/json') === false) {
    return send(request, response, errorAnswer(400, 'The body must be application/json.'));
  }
  readJson(request as Request, response, next);
};

/** Reads share the concurrency limit of pages, fairly among clients; changes never wait. */
const limitReads =
  ({ pageLimiter }: BffInput): MethodHandler =>
  (request, response, next) =>
    isForShopper(response.locals.method)
      ? next()
      : pageLimiter.waitToReadUnrefused(request as Request, response as Response, next);

/**
 * Calls the method that {@link findMethod} has found, with the client's rate limits around the ports,
 * the host's locale and the idempotency key, and sends its answer.
 */
const callMethod =
  ({ ports, locate, readBodyScan, cartRateLimits }: BffInput): MethodHandler =>
  async (request, response) => {
    const args = readArguments(request);
    if (!args.ok) return send(request, response, errorAnswer(400, args.error));
    const { method } = response.locals;
    const answer = method.answer(args.value, {
      ports: rateLimitedPorts(ports, request, cartRateLimits),
      locale: locate(request).locale,
      idempotencyKey: readIdempotencyKey(request.headers['idempotency-key']),
      bodyScan: readBodyScan(request),
    });
    if (!answer.ok) return send(request, response, errorAnswer(400, answer.error));
    sendAnswer(request, response, method.cacheKind, await answer.value);
  };

const noMethod = (path: string) => errorAnswer(404, `There is no method at ${path}.`);

/** Sends an answer that precedes the method; it is never cached. */
const send = (
  request: Pick<Request, 'method' | 'acceptsEncodings' | 'fresh'>,
  response: Response,
  answer: BffAnswer,
): void => sendAnswer(request, response, 'nothing', answer);

/**
 * All methods of `/api` (B1) by service and name; documented in `docs/bff.md`. Maps, because an
 * object also has `constructor` and `toString`.
 */
export const BFF_SERVICES: ReadonlyMap<string, ReadonlyMap<string, BffMethod>> = new Map([
  ['magento', COMMERCE_METHODS],
  ['cnts', CONTENT_SERVICE_METHODS],
  ['algolia', SEARCH_METHODS],
  ['shop', SHOP_METHODS],
]);
