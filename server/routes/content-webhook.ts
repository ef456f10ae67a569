import express, { Router, type Request, type RequestHandler } from 'express';
import { WEBHOOK_TOLERANCE, type WebhookRefusal } from '#ports/content-source.ts';
import { cacheTagsToPurge } from '#src/content/caching.ts';
import { clientIp } from '../request-source.ts';
import { limitBody } from '../limit-body.ts';
import type { ServerPorts } from '../server-ports.ts';
import { requirePost, sendMessage, sendTooMany } from './webhooks.ts';

/** Maximum size of a message in bytes; it contains the whole entry. */
const MAX_MESSAGE_BYTES = 1024 * 1024;

/** A webhook is accepted once while its signature may be valid. */
const REPLAY_WINDOW = { max: 1, period: 2 * WEBHOOK_TOLERANCE };

/** Rejected or concurrent calls per client and minute. One costs three hashes at most. */
const REFUSALS_OF_CLIENT = { max: 600, period: 60_000 };

/**
 * `POST /api/hooks/content`: webhook of the content service for changes; all servers purge the
 * affected cache entries.
 */
export function createContentWebhook(ports: ServerPorts): Router {
  const router = Router();
  // Compressed bodies are rejected: the signature is of the bytes sent.
  const readRaw = limitBody(MAX_MESSAGE_BYTES, (limit) =>
    express.raw({ type: () => true, limit, inflate: false }),
  );
  router.post('/', limitRefusals(ports), readRaw, handleWebhook(ports));
  router.all('/', requirePost);
  return router;
}

const refusalsOf = (request: Pick<Request, 'ip'>): string =>
  `content-hook-refused:client:${clientIp(request)}`;

/** Runs before the body is read; a valid call is not counted in the end. */
const limitRefusals =
  ({ rateLimits }: ServerPorts): RequestHandler =>
  async (request, response, next) => {
    const consumed = await rateLimits.take(refusalsOf(request), REFUSALS_OF_CLIENT);
    if (consumed.ok) return next();
    sendTooMany(response, consumed.error);
  };

const handleWebhook =
  ({ contentHooks, rateLimits, cache, log }: ServerPorts): RequestHandler =>
  async (request, response) => {
    const body: unknown = request.body;
    const call = { headers: request.headers, body: Buffer.isBuffer(body) ? body : Buffer.of() };
    const event = contentHooks.read(call);
    if (!event.ok) {
      log.warn('content-hook-refused', event.error);
      // Not counted: it comes from the same addresses as the shop's own webhooks.
      if (event.error.kind === 'foreign') await rateLimits.refund(refusalsOf(request));
      return sendMessage(response, ...REFUSALS[event.error.kind]);
    }
    await rateLimits.refund(refusalsOf(request));
    const { id, change } = event.value;
    if (change === undefined)
      return sendMessage(response, 200, 'Nothing that is shown has changed.');
    const first = await rateLimits.take(`content-hook:${id}`, REPLAY_WINDOW);
    if (!first.ok) return sendMessage(response, 409, 'This was told already.');
    await cache.purge(cacheTagsToPurge(change));
    log.info('content-changed', change);
    sendMessage(response, 200, 'What was known of it is forgotten.');
  };

const REFUSALS: Readonly<
  Record<WebhookRefusal['kind'], readonly [status: number, message: string]>
> = {
  unsigned: [401, 'This is not signed by the content service.'],
  foreign: [401, 'This is not about the content of this shop.'],
  late: [401, 'This was signed too long ago.'],
  malformed: [400, 'This is no message of the content service.'],
};
