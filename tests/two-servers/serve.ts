import { writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { withCatalogCache } from '#adapters/cache/cached-product-catalog.ts';
import { withContentCache } from '#adapters/cache/cached-content-source.ts';
import { withReviewsCache } from '#adapters/cache/cached-product-reviews.ts';
import { withSearchCache } from '#adapters/cache/cached-search.ts';
import { ResponseCache } from '#composition/before-upstreams.ts';
import { SERVER_TOKENS, serverWirings } from '#composition/server.ts';
import { resolvePorts } from '#composition/wiring.ts';
import { createApp } from '#server/app.ts';
import { createAssets } from '#server/assets.ts';
import { parseConfig } from '#server/config.ts';
import { createHttpServer, listen } from '#server/http-server.ts';
import { createRenderer } from '#server/render.tsx';
import type { ServerPorts } from '#server/server-ports.ts';
import { shutDownGracefully } from '#server/graceful-shutdown.ts';

/*
 * A server as composed for production, with the embedded shop as its upstreams: these are slow, and
 * each call to them is printed as `asked <question>`. Prints `listening <port>` first.
 */

/** Latency of the upstreams, in milliseconds. */
const DISTANCE = 40;

const print = (line: string): void => void writeSync(1, `${line}\n`);

/** The port with latency. */
function farAway<Port extends object>(name: string, port: Port): Port {
  const methods = Object.entries(port).map(([method, ask]) => [
    method,
    async (...args: unknown[]) => {
      print(`asked ${name}.${method} ${JSON.stringify(args)}`);
      await pause(DISTANCE);
      return (ask as (...args: unknown[]) => unknown)(...args);
    },
  ]);
  return Object.fromEntries(methods) as Port;
}

const config = parseConfig(process.env);
if (!config.ok) throw new Error(config.error.join('\n'));
const { answers, closing, startChecks, ...own } = resolvePorts(serverWirings(config.value), {
  ...SERVER_TOKENS,
  answers: ResponseCache,
});
const ports: ServerPorts = {
  ...own,
  content: withContentCache(farAway('content', own.content), answers),
  catalog: withCatalogCache(farAway('catalog', own.catalog), answers),
  reviews: withReviewsCache(farAway('reviews', own.reviews), answers),
  search: withSearchCache(farAway('search', own.search), answers),
};
const assets = createAssets({ modules: ['/main.js'], styles: '', fonts: [] });
const renderer = createRenderer({ assets, site: config.value.site, ports });
let isStopping = false;
const server = createHttpServer(
  createApp({ config: config.value, ports, renderer, isDraining: () => isStopping }),
);
shutDownGracefully({
  server,
  log: ports.log,
  drainDelay: config.value.drainDelay,
  close: () => closing.runAll(),
  onStop: () => void (isStopping = true),
});
await startChecks.runAll();
print(`listening ${await listen(server, 0, '127.0.0.1')}`);
