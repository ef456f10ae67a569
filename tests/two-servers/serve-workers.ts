import { fileURLToPath } from 'node:url';
import { composeServer } from '#composition/server.ts';
import { isPrimary, openWorkerLink, startWorkers } from '#composition/workers.ts';
import { createApp } from '#server/app.ts';
import { createAssets } from '#server/assets.ts';
import { parseConfig } from '#server/config.ts';
import { shutDownGracefully } from '#server/graceful-shutdown.ts';
import { createHttpServer, listen } from '#server/http-server.ts';
import { openPageCache } from '#server/page-cache/page-cache.ts';
import { createPipelineQueue } from '#server/pipeline-queue.ts';
import { createRenderer } from '#server/render.tsx';

/*
 * A server as `server/main.ts` starts it, without the browser build. Its workers name themselves in
 * X-Worker, so that a test knows which one answered. The primary prints `open` first.
 */

const config = parseConfig(process.env);
if (!config.ok) throw new Error(config.error.join('\n'));
if (isPrimary(config.value))
  startWorkers(config.value, fileURLToPath(import.meta.url), () => process.stdout.write('open\n'));
else {
  const { ports, scope, metrics, checkStart, close } = composeServer(config.value, {
    link: openWorkerLink(),
  });
  await checkStart();
  const assets = createAssets({ modules: ['/main.js'], styles: '', fonts: [] });
  const renderer = createRenderer({ assets, site: config.value.site, ports });
  const pipeline = createPipelineQueue();
  let isStopping = false;
  const isDraining = () => isStopping;
  const app = createApp({
    config: config.value,
    ports,
    renderer,
    isDraining,
    pipeline,
    scope,
    metrics,
  });
  const listener = openPageCache({
    app,
    config: config.value,
    ports,
    metrics,
    isDraining,
    pipeline,
  });
  const server = createHttpServer((request, response) => {
    response.setHeader('X-Worker', String(process.pid));
    listener(request, response);
  });
  shutDownGracefully({
    server,
    log: ports.log,
    drainDelay: config.value.drainDelay,
    close,
    onStop: () => void (isStopping = true),
  });
  await listen(server, config.value.port, '127.0.0.1');
}
