import { Router, type RequestHandler } from 'express';
import type { ContentSource } from '#ports/content-source.ts';
import { DEFAULT_LOCALE } from '#src/shared/locale.ts';
import type { ServerPorts } from '../server-ports.ts';
import { within } from '../within.ts';

/**
 * `/healthz`: the process is alive. `/readyz`: it wants more requests. Where the content service is
 * away it does, too, and says so: it shows what it knows, and no other server knows more (FT1).
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

/** In milliseconds: who asks whether this server is ready does not wait for others. */
const LONGEST_WAIT = 500;

async function contentStatus(content: ContentSource) {
  const shell = content.shell(DEFAULT_LOCALE).then(({ ok }) => ok);
  return (await within(LONGEST_WAIT, shell, () => false)) ? 'ready' : 'degraded';
}
