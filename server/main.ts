import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { composeServer } from '#composition/server.ts';
import { createApp } from './app.ts';
import { readAssets } from './assets.ts';
import { parseConfig, type Config } from './config.ts';
import { createHttpServer, drain, listen } from './http-server.ts';
import { createLoadWatch } from './observe/load-watch.ts';
import { createRenderer } from './render.tsx';
import { shopAddresses } from './shop-addresses.ts';
import { UnusableSetting } from './unusable-setting.ts';

/** Where `vite build` puts what browsers load, seen from the project's folder. */
const CLIENT_FOLDER = 'dist/client';

/** In milliseconds: whatever does not end by then is cut off. */
const LONGEST_STOP = 20_000;

if (existsSync('.env')) process.loadEnvFile('.env');
const config = parseConfig(process.env);
if (config.ok) await start(config.value).catch(explain);
else stop(config.error);

async function start(config: Config): Promise<void> {
  let isDraining = false;
  const { ports, scope, figures, close } = composeServer(config);
  figures.watchProcess();
  const assets = readAssets(CLIENT_FOLDER);
  const renderer = createRenderer({ assets, ports, ...config });
  const load = createLoadWatch();
  const app = createApp({
    config,
    ports,
    renderer,
    clientFolder: CLIENT_FOLDER,
    isDraining: () => isDraining,
    isBusy: () => load.isBusy(),
    scope,
    figures,
  });
  const server = createHttpServer(app);
  const port = await listen(server, config.port, config.host).finally(() => {
    if (!server.listening) void close();
  });
  process.stdout.write(`${shopAddresses(config.site.domains, port)}\n`);

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void shutDown(signal));
  }

  // A mistake that nobody caught may have left anything half done: the next process starts afresh.
  process.on('uncaughtException', (error, origin) => {
    ports.log.error('uncaught', { origin, error });
    if (!isDraining) void shutDown('uncaught', 1);
  });

  async function shutDown(signal: string, code = 0): Promise<void> {
    isDraining = true;
    setTimeout(() => process.exit(1), LONGEST_STOP).unref();
    ports.log.info('stopping', { signal });
    if (signal === 'SIGTERM') await wait(config.drainDelay);
    await drain(server);
    await close();
    process.exit(code);
  }
}

/** What the machine refuses is told like a wrong setting; a mistake of ours keeps its stack. */
function explain(failure: unknown): void {
  if (!(failure instanceof UnusableSetting)) throw failure;
  stop([failure.message]);
}

function stop(faults: readonly string[]): void {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
}
