import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Locate } from '../locate.ts';
import { readCookie } from '../read-cookie.ts';
import { isCrossSite } from '../cross-site.ts';
import { isDeeperThan } from '../json-depth.ts';
import { sendText } from '../send-text.ts';
import type { ServerPorts } from '../server-ports.ts';
import { ALGOLIA_METHODS } from './algolia.ts';
import { failed, type BffAnswer, type BffMethod } from './bff-method.ts';
import { CNTS_METHODS } from './cnts.ts';
import { MAGENTO_METHODS } from './magento.ts';

/** Maps, because an object answers to `constructor` and `toString` too. */
const SERVICES: ReadonlyMap<string, ReadonlyMap<string, BffMethod>> = new Map([
  ['magento', MAGENTO_METHODS],
  ['cnts', CNTS_METHODS],
  ['algolia', ALGOLIA_METHODS],
]);

const MOST_BYTES = 64 * 1024;
const DEEPEST = 32;

type BffInput = {
  readonly ports: ServerPorts;
  readonly locate: Locate;
  /** Name of the cookie with a body scan; empty for none (C8). */
  readonly bodyScanCookie: string;
};

/** `/api/<service>/<method>`: the shop for other programs, the browser's own among them (B1). */
export function createBff(input: BffInput): Router {
  const router = Router();
  router.use(forbidStoring);
  router.all(
    '/:service/:method',
    findMethod,
    checkSender,
    express.json({ limit: MOST_BYTES, strict: false }),
    answerWith(input),
  );
  router.use((request, response) => send(request, response, noMethod(request.path)));
  return router;
}

type MethodResponse = Response<unknown, { method: BffMethod }>;

const forbidStoring: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

const findMethod: RequestHandler = (request, response: MethodResponse, next) => {
  const { service, method: name } = request.params as { service: string; method: string };
  const method = SERVICES.get(service)?.get(name);
  if (!method) return send(request, response, noMethod(request.path));
  const verbs = method.access === 'read' ? ['GET', 'HEAD', 'POST'] : ['POST'];
  if (!verbs.includes(request.method)) {
    response.setHeader('Allow', verbs.join(', '));
    return send(request, response, failed(405, `${name} wants ${verbs.join(' or ')}.`));
  }
  response.locals.method = method;
  next();
};

/** Before anything is read or asked: another site's page may not act in a shopper's name. */
const checkSender: RequestHandler = (request, response: MethodResponse, next) => {
  if (response.locals.method.access === 'change' && isCrossSite(request.headers)) {
    return send(request, response, failed(403, 'This call comes from another site.'));
  }
  if (request.is('application/json') === false) {
    return send(request, response, failed(400, 'The body wants to be application/json.'));
  }
  next();
};

const answerWith =
  (input: BffInput): RequestHandler =>
  async (request, response: MethodResponse) => {
    const args = readArguments(request);
    if (args === undefined) return send(request, response, failed(400, 'body: not JSON.'));
    if (!Array.isArray(args) || isDeeperThan(args, DEEPEST)) {
      return send(request, response, failed(400, 'Arguments want to be a JSON array.'));
    }
    const answer = response.locals.method.answer(args, callOf(request, input));
    if (!answer.ok) return send(request, response, failed(400, answer.error));
    send(request, response, await answer.value);
  };

/** A call without a body has no arguments. `undefined` when what is there is no JSON. */
function readArguments(request: Request): unknown {
  if (request.method === 'POST') return request.body ?? [];
  const { body = '[]' } = request.query;
  try {
    return typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

const ACTION_KEY = /^[\x21-\x7E]{1,128}$/u;

function callOf(request: Request, { ports, locate, bodyScanCookie }: BffInput) {
  const key = request.get('Idempotency-Key') ?? '';
  return {
    ports,
    locale: locate(request).locale,
    actionKey: ACTION_KEY.test(key) ? key : ports.ids.next(),
    bodyScan: bodyScanCookie === '' ? undefined : readCookie(request.headers.cookie, bodyScanCookie),
  };
}

const noMethod = (path: string) => failed(404, `There is no method ${path.slice(1)}.`);

function send(request: Request, response: Response, { status, body }: BffAnswer): void {
  const isReadable = request.method !== 'POST' && status === 200;
  if (isReadable) response.setHeader('Cache-Control', 'no-cache');
  response.status(status).type('json');
  sendText(request, response, JSON.stringify(body));
}
