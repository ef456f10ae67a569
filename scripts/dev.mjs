import { existsSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { relative } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { collectStyles } from './collect-styles.mjs';
import { ensureInstalled } from './install.mjs';
import { prepare, ROOT } from './run.mjs';
import { bringSandbox } from './sandbox.mjs';

/**
 * `npm run dev`: serves the shop from source on one port. Component and style changes show in the
 * open page; server and domain changes with the next request. A change of an adapter or its data
 * closes the ports and composes them anew.
 */
process.env['NODE_ENV'] = 'development';
await prepare(ensureInstalled);
const { createServer } = await import('vite');
if (existsSync('.env')) process.loadEnvFile('.env');
process.env['CLIENT_LOG_LEVEL'] ||= 'debug';
if (process.env['UPSTREAMS'] === 'sandbox') await prepare(ensureBuilt, bringSandbox);

const server = createHttpServer();
const vite = await createServer({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
});
const config = await readConfig();
let styles = [];
let composed;
let app;
let makeApp;

vite.watcher.on('all', (_event, file) => {
  if (/^(?:adapters|composition|demo|ports)\//.test(relative(ROOT, file))) letGo();
});
server.on('request', (request, response) => {
  vite.middlewares(request, response, () => void answer(request, response));
});
const { listen, shopUrls } = await vite.ssrLoadModule('/server/http-server.ts');
// Sources and drafts are for developers: other machines have access only if HOST allows it.
await listen(server, config.port, config.host || '127.0.0.1').catch(explain);
process.stdout.write(`${shopUrls(config.site.domains, config.port)}\n`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);

async function readConfig() {
  const { parseConfig } = await vite.ssrLoadModule('/server/config.ts');
  const parsed = parseConfig(process.env);
  if (parsed.ok) return parsed.value;
  process.stderr.write(`${parsed.error.join('\n')}\n`);
  process.exit(1);
}

/** As in server/main.ts: an unusable setting is logged as one line, a bug keeps its stack. */
function explain(error) {
  if (error.name !== 'UnusableSetting') throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function answer(request, response) {
  try {
    const current = await currentApp();
    styles = await collectStyles(vite, '/ui/main.tsx');
    current(request, response);
  } catch (error) {
    vite.ssrFixStacktrace(error);
    process.stderr.write(`${error.stack}\n`);
    response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(error.stack);
  }
}

async function currentApp() {
  const { createDevelopmentApp } = await vite.ssrLoadModule('/server/development.ts');
  if (composed === undefined) {
    const { composeServer } = await vite.ssrLoadModule('/composition/server.ts');
    composed = composeServer(config);
    app = undefined;
  }
  if (app === undefined || makeApp !== createDevelopmentApp) {
    makeApp = createDevelopmentApp;
    app = makeApp({ config, ports: composed.ports, styles: () => styles });
  }
  return app;
}

function letGo() {
  const closing = composed?.close();
  composed = undefined;
  return closing;
}

async function stop() {
  await letGo();
  await vite.close();
  process.exit(0);
}
