import { createServer, request as openRequest, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { exchange } from '#adapters/http/exchange.ts';
import { openDispatcher, openNodeAgents } from '#adapters/http/proxy.ts';
import { createContentstackContentSource } from '#adapters/contentstack/contentstack-content-source.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createMagentoClient } from '#adapters/magento/magento-client.ts';
import { Categories, CreateCart } from '#adapters/magento/generated/operations.ts';
import { openContentstack, STACK_KEYS } from '../../support/contentstack-shop.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { smallContent } from '../../support/small-content.ts';
import { startMagento } from '../../support/start-magento.ts';

/** The port of a server that listens until the test ends. */
async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** A proxy that only opens tunnels, and the hosts that it was asked for. */
async function openProxy() {
  const asked: string[] = [];
  const server = createServer((_, response) => response.writeHead(405).end());
  server.on('connect', ({ url = '' }, client) => {
    asked.push(url);
    const { hostname, port } = new URL(`http://${url}`);
    const upstream = connect(Number(port), hostname, () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      upstream.pipe(client).pipe(upstream);
    });
    const end = () => void [upstream.destroy(), client.destroy()];
    upstream.on('error', end).on('close', end);
    client.on('error', end);
  });
  return { asked, url: `http://127.0.0.1:${await listening(server)}` };
}

const upstream = () => listening(createServer((_, response) => response.end('{"hello":"world"}')));

const askFor = async (port: number) => {
  const dispatcher = openDispatcher({ connect: { timeout: 1000 } });
  const answer = await exchange({
    dispatcher,
    request: { origin: `http://127.0.0.1:${port}`, method: 'GET', path: '/', headers: {} },
    signal: AbortSignal.timeout(5000),
  });
  await dispatcher.destroy();
  return answer;
};

beforeEach(() => {
  for (const name of [
    'HTTP_PROXY',
    'http_proxy',
    'HTTPS_PROXY',
    'https_proxy',
    'NO_PROXY',
    'no_proxy',
  ])
    vi.stubEnv(name, undefined);
});
afterEach(() => vi.unstubAllEnvs());

describe('openDispatcher', () => {
  it('connects directly without a proxy', async () => {
    expect(await askFor(await upstream())).toMatchObject({ ok: true, value: { status: 200 } });
  });

  it('opens a tunnel through the proxy that the environment names, unless a host is excluded', async () => {
    const proxy = await openProxy();
    const port = await upstream();
    vi.stubEnv('HTTP_PROXY', proxy.url);
    expect(await askFor(port)).toMatchObject({ ok: true, value: { body: '{"hello":"world"}' } });
    expect(proxy.asked).toEqual([`127.0.0.1:${port}`]);
    vi.stubEnv('NO_PROXY', '127.0.0.1');
    expect(await askFor(port)).toMatchObject({ ok: true });
    expect(proxy.asked).toHaveLength(1);
  });

  it('fails before the request is sent if the proxy does not answer', async () => {
    vi.stubEnv('HTTP_PROXY', 'http://127.0.0.1:9');
    expect(await askFor(await upstream())).toEqual({
      ok: false,
      error: { kind: 'refused-connection' },
    });
  });
});

describe('openNodeAgents', () => {
  it('opens a tunnel for clients of node:http', async () => {
    const proxy = await openProxy();
    const port = await upstream();
    vi.stubEnv('HTTP_PROXY', proxy.url);
    const url = `http://127.0.0.1:${port}/`;
    const { httpAgent } = openNodeAgents(url, { keepAlive: true, maxSockets: 2 });
    const status = await new Promise((done) => {
      openRequest(url, { agent: httpAgent }, (response) =>
        done(response.resume().statusCode),
      ).end();
    });
    httpAgent.destroy();
    expect({ status, asked: proxy.asked }).toEqual({ status: 200, asked: [`127.0.0.1:${port}`] });
  });
});

describe('upstreams behind a proxy', () => {
  it('Magento is read and changed through it', async () => {
    const proxy = await openProxy();
    const { origin } = await startMagento({ store: createCatalogueStore(smallCatalogue) });
    vi.stubEnv('HTTP_PROXY', proxy.url);
    const client = createMagentoClient({
      graphqlUrl: `${origin}/graphql`,
      clock: { now: Date.now },
    });
    const read = await client.read('nl-nl', Categories, {});
    const made = await client.change('nl-nl', CreateCart, { cartId: 'a'.repeat(32) });
    await client.close();
    expect([read.ok, made.ok, proxy.asked.length]).toEqual([true, true, 2]);
  });

  it('Contentstack is read through it', async () => {
    const proxy = await openProxy();
    const stack = await openContentstack(smallContent, smallCatalogue);
    vi.stubEnv('HTTP_PROXY', proxy.url);
    const content = createContentstackContentSource({
      settings: {
        apiKey: STACK_KEYS.apiKey,
        deliveryToken: STACK_KEYS.deliveryToken,
        environment: STACK_KEYS.environment,
        endpoint: `${stack.origin}/v3`,
        imageHost: new URL(stack.origin).host,
      },
      drift: { report: () => {} },
    });
    expect(await content.shell('nl-nl')).toMatchObject({ ok: true });
    expect(proxy.asked.length).toBeGreaterThan(0);
  });
});
