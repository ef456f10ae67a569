import express, { Router, type RequestHandler, type Response } from 'express';
import { HOOK_TOLERANCE, type HookRefusal } from '#ports/content-hooks.ts';
import { tagsOfChange } from '#src/content/content-tags.ts';
import type { ServerPorts } from '../server-ports.ts';

/** The longest message that is read; entries are sent whole. */
const LONGEST_MESSAGE = '1mb';

/** Any call counts once for as long as its signature may be good. */
const ONCE = { most: 1, period: 2 * HOOK_TOLERANCE };

/**
 * `POST /api/hooks/content`: the content service tells what an editor has changed, and all servers
 * forget what they knew of it.
 */
export function createContentHook(ports: ServerPorts): Router {
  const router = Router();
  // Compressed bodies are refused: what is signed is what is sent.
  const readRaw = express.raw({ type: () => true, limit: LONGEST_MESSAGE, inflate: false });
  router.post('/', readRaw, hear(ports));
  router.all('/', (_request, response) => {
    response.setHeader('Allow', 'POST');
    tell(response, 405, 'This wants POST.');
  });
  return router;
}

const hear =
  ({ contentHooks, rateLimits, cache, log }: ServerPorts): RequestHandler =>
  async ({ headers, body }, response) => {
    const news = contentHooks.read({ headers, body: Buffer.isBuffer(body) ? body : Buffer.of() });
    if (!news.ok) {
      log.warn('content-hook-refused', news.error);
      return tell(response, ...REFUSALS[news.error.kind]);
    }
    const { id, change } = news.value;
    if (change === undefined) return tell(response, 200, 'Nothing that is shown has changed.');
    const first = await rateLimits.take(`content-hook:${id}`, ONCE);
    if (!first.ok) return tell(response, 409, 'This was told already.');
    await cache.purge(tagsOfChange(change));
    log.info('content-changed', change);
    tell(response, 200, 'What was known of it is forgotten.');
  };

const REFUSALS: Readonly<Record<HookRefusal['kind'], readonly [status: number, message: string]>> =
  {
    unsigned: [401, 'This is not signed by the content service.'],
    late: [401, 'This was signed too long ago.'],
    malformed: [400, 'This is no message of the content service.'],
  };

function tell(response: Response, status: number, message: string): void {
  response.status(status).setHeader('Cache-Control', 'no-store').json({ message });
}
