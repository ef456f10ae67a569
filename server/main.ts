import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { composeServer } from '#composition/server.ts';
import { isPrimary, openWorkerLink, startWorkers } from '#composition/workers.ts';
import { createApp } from './app.ts';
import { readAssets } from './built-assets.ts';
import { type Config, parseConfig } from './config.ts';
import { createTrustedProxyCheck, limitConnectionsPerClient } from './connection-limit.ts';
import { shutDownGracefully } from './graceful-shutdown.ts';
import { createHttpServer, listen, shopUrls } from './http-server.ts';
import { openImageFiles } from './images/image-files.ts';
import { createLoadMonitor } from './observe/load-monitor.ts';
import { createPipelineQueue } from './pipeline-queue.ts';
import { createRenderer } from './render.tsx';
import { openPageCache } from './page-cache/page-cache.ts';
import { createConnectionArrivals } from './turns/arrivals.ts';
import { UnusableSetting } from './unusable-setting.ts';

/** Output folder of `vite build` for the browser, relative to the project folder. */
const CLIENT_FOLDER = 'dist/client';

/**
 * By how much the heap may outgrow what is alive, in percent, before all of it is collected. Node waits
 * until it is three times as large, if the machine has memory.
 */
const HEAP_GROWTH = 50;

setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
if (existsSync('.env')) process.loadEnvFile('.env');
const config = parseConfig(process.env);
if (!config.ok) stop(config.error);
else if (isPrimary(config.value)) startAll(config.value);
else await start(config.value).catch(explain);

function startAll(config: Config): void {
  const program = fileURLToPath(import.meta.url);
  startWorkers(config, program, () => printUrls(config, config.port));
}

function printUrls({ site }: Config, port: number): void {
  process.stdout.write(`${shopUrls(site.domains, port)}\n`);
}

async function start(config: Config): Promise<void> {
  let isDraining = false;
  const link = openWorkerLink();
  const { ports, scope, metrics, checkStart, startRuns, close } = composeServer(config, {
    link,
  });
  await checkStart().catch(async (failure: unknown) => {
    await close();
    throw failure;
  });
  metrics.watchProcess();
  const assets = readAssets(CLIENT_FOLDER, config.measurement);
  const renderer = createRenderer({
    assets,
    ports,
    countUnknownBlock: metrics.countUnknownBlock,
    ...config,
  });
  const load = createLoadMonitor();
  const arrivals = createConnectionArrivals();
  const pipeline = createPipelineQueue();
  const app = createApp({
    config,
    ports,
    renderer,
    clientFolder: CLIENT_FOLDER,
    imageFiles: openImageFiles(config, ports),
    isDraining: () => isDraining,
    isBusy: () => config.loadShedding && load.isBusy(),
    isLagging: () => config.loadShedding && load.isLagging(),
    arrivals,
    pipeline,
    scope,
    metrics,
  });
  const listener = openPageCache({
    app,
    config,
    ports,
    metrics,
    isDraining: () => isDraining,
    pipeline,
  });
  const server = createHttpServer(listener);
  limitConnectionsPerClient(server, createTrustedProxyCheck(app));
  arrivals.watch(server);
  const port = await listen(server, config.port, config.host).finally(() => {
    if (!server.listening) void close();
  });
  if (!link) printUrls(config, port);
  startRuns();

  const onStop = () => void (isDraining = true);
  shutDownGracefully({ server, log: ports.log, drainDelay: config.drainDelay, close, onStop });
}

/** Prints an unusable setting as one line; a bug keeps its stack. */
function explain(failure: unknown): void {
  if (!(failure instanceof UnusableSetting)) throw failure;
  stop([failure.message]);
}

function stop(faults: readonly string[]): void {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
}
