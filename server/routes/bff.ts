import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import type { ReadBodyScan } from '../body-scan.ts';
import { actionField } from '../cart-fields.ts';
import { isCrossSite } from '../cross-site.ts';
import type { Locate } from '../locate.ts';
import { sendText } from '../send-text.ts';
import type { ServerPorts } from '../server-ports.ts';
import { ALGOLIA_METHODS } from './algolia.ts';
import { readArguments } from './bff-arguments.ts';
import { failed, type BffAnswer, type BffCall, type BffMethod } from './bff-method.ts';
import { CNTS_METHODS } from './cnts.ts';
import { MAGENTO_METHODS } from './magento.ts';

/** Maps, because an object answers to `constructor` and `toString` too. */
const SERVICES: ReadonlyMap<string, ReadonlyMap<string, BffMethod>> = new Map([
  ['magento', MAGENTO_METHODS],
  ['cnts', CNTS_METHODS],
  ['algolia', ALGOLIA_METHODS],
]);

type BffInput = {
  readonly ports: ServerPorts;
  readonly locate: Locate;
  readonly readBodyScan: ReadBodyScan;
};

/** `/api/<service>/<method>`: the shop for other programs, the browser's own among them (B1). */
export function createBff(input: BffInput): Router {
  const router = Router();
  const readJson = express.json({ limit: '64kb', strict: false });
  router.all('/:service/:method', findMethod, checkSender, readJson, carryOut(input));
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

const findMethod: MethodHandler = (request, response, next) => {
  const { service, method: name } = request.params;
  const method = SERVICES.get(service)?.get(name);
  if (!method) return send(request, response, noMethod(request.path));
  const verbs = method.access === 'public' ? ['GET', 'HEAD', 'POST'] : ['POST'];
  if (!verbs.includes(request.method)) {
    response.setHeader('Allow', verbs.join(', '));
    return send(request, response, failed(405, `${name} wants ${verbs.join(' or ')}.`));
  }
  response.locals.method = method;
  next();
};

/** Before anything is read or asked: another site's page may not act in a shopper's name. */
const checkSender: MethodHandler = (request, response, next) => {
  if (response.locals.method.access === 'shopper' && isCrossSite(request.headers)) {
    return send(request, response, failed(403, 'This call comes from another site.'));
  }
  if (request.is('application/json') === false) {
    return send(request, response, failed(400, 'The body wants to be application/json.'));
  }
  next();
};

const carryOut =
  (input: BffInput): MethodHandler =>
  async (request, response) => {
    const args = readArguments(request);
    if (!args.ok) return send(request, response, failed(400, args.error));
    const answer = response.locals.method.answer(args.value, callOf(request, input));
    if (!answer.ok) return send(request, response, failed(400, answer.error));
    send(request, response, await answer.value);
  };

type AnyRequest = Pick<Request, 'headers' | 'originalUrl'>;

function callOf(request: AnyRequest, { ports, locate, readBodyScan }: BffInput): BffCall {
  const key = actionField.safeParse(request.headers['idempotency-key']);
  return {
    ports,
    locale: locate(request).locale,
    actionKey: key.data ?? ports.ids.next(),
    bodyScan: readBodyScan(request),
  };
}

const noMethod = (path: string) => failed(404, `There is no method ${path.slice(1)}.`);

/** What a GET reads may be kept as long as it is asked for anew; nothing else is kept. */
function send(
  request: Pick<Request, 'method' | 'acceptsEncodings'>,
  response: Response,
  { status, body }: BffAnswer,
): void {
  const isKept = request.method !== 'POST' && status === 200;
  response.setHeader('Cache-Control', isKept ? 'no-cache' : 'no-store');
  response.status(status).type('json');
  sendText(request, response, JSON.stringify(body));
}
