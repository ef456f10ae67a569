import { Router, type RequestHandler } from 'express';
import type { ContentSource } from '#ports/content-source.ts';
import { DEFAULT_LOCALE } from '#src/shared/locale.ts';
import type { ServerPorts } from '../server-ports.ts';

/** `/healthz`: the process is alive. `/readyz`: it can render, and wants more requests. */
export function createHealth({ content }: ServerPorts, isDraining: () => boolean): Router {
  const router = Router();
  router.get('/healthz', forbidStoring, (_request, response) => {
    response.json({ status: 'alive' });
  });
  router.get('/readyz', forbidStoring, async (_request, response) => {
    const status = isDraining() ? 'draining' : await contentStatus(content);
    response.status(status === 'ready' ? 200 : 503).json({ status });
  });
  return router;
}

const forbidStoring: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

async function contentStatus(content: ContentSource) {
  const shell = await content.shell(DEFAULT_LOCALE);
  return shell.ok ? 'ready' : 'content-unavailable';
}
