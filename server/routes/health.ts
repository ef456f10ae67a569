import { Router, type RequestHandler } from 'express';
import type { ContentSource } from '#ports/content-source.ts';
import { PROCESS_TIMERS } from '#ports/timers.ts';
import { DEFAULT_LOCALE } from '#src/shared/locale.ts';
import { withTimeout } from '#src/shared/time-limit.ts';
import type { ServerPorts } from '../server-ports.ts';

/**
 * `/healthz`: liveness. `/readyz`: readiness; 200 also if the content service is unavailable
 * (`degraded`): the server shows cached content, and other servers have no more (FT1).
 */
export function createHealth({ content }: ServerPorts, isDraining: () => boolean): Router {
  const router = Router();
  router.get('/healthz', forbidStoring, (_request, response) => {
    response.json({ status: 'alive' });
  });
  router.get('/readyz', forbidStoring, async (_request, response) => {
    const status = isDraining() ? 'draining' : await contentStatus(content);
    response.status(status === 'draining' ? 503 : 200).json({ status });
  });
  return router;
}

const forbidStoring: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

/** In milliseconds: a readiness check does not wait for upstreams. */
const MAX_WAIT = 500;

async function contentStatus(content: ContentSource) {
  const shell = content.shell(DEFAULT_LOCALE).then(({ ok }) => ok);
  const isReady = await withTimeout(MAX_WAIT, shell, () => false, PROCESS_TIMERS);
  return isReady ? 'ready' : 'degraded';
}
