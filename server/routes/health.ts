import { Router } from 'express';
import type { ContentSource } from '#ports/content-source.ts';
import { DEFAULT_LOCALE } from '#src/shared/locale.ts';
import type { ServerPorts } from '../server-ports.ts';

/** `/healthz`: the process is alive. `/readyz`: it can render, and wants more requests. */
export function createHealth({ content }: ServerPorts, isDraining: () => boolean): Router {
  const router = Router();
  router.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  router.get('/healthz', (_request, response) => void response.json({ status: 'alive' }));
  router.get('/readyz', async (_request, response) => {
    const status = isDraining() ? 'draining' : await contentStatus(content);
    response.status(status === 'ready' ? 200 : 503).json({ status });
  });
  return router;
}

async function contentStatus(content: ContentSource) {
  const shell = await content.shell(DEFAULT_LOCALE);
  return shell.ok ? 'ready' : 'content-unavailable';
}
