import { describe, expect, it, onTestFinished } from 'vitest';
import { composeServer } from '#composition/server.ts';
import { createApp } from '#server/app.ts';
import { budgetsOf, type Budgets } from '#server/observe/route-kind.ts';
import { createHttpServer, drain, listen } from '#server/http-server.ts';
import type { ServerPorts } from '#server/server-ports.ts';
import { eventually } from '../support/eventually.ts';
import { ask } from '../server/ask.ts';
import { configOf, plainRenderer } from '../server/small-shop.ts';
import { startFaultServer, type Fault } from '../support/fault-server.ts';
import { leastTime } from '../support/least-time.ts';

/** A shop whose Magento has this fault, with a timeout of a fifth of a second for carts. */
async function openShopOver(fault: Fault) {
  const { port: upstream, requests } = await startFaultServer(fault);
  const composed = composeServer(
    configOf({
      DATA_DIR: ':memory:',
      LOG_LEVEL: 'silent',
      GOODS_WITHOUT_FACTS: 'sell',
      COMMERCE: 'magento',
      MAGENTO_URL: `http://127.0.0.1:${upstream}`,
    }),
  );
  const brief = { read: 200, write: 400 };
  const config = configOf();
  const budgets: Budgets = { ...budgetsOf(config.timeLimits), page: brief, bff: brief };
  const server = createHttpServer(
    createApp({ ...composed, config, budgets, renderer: plainRenderer }),
  );
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(async () => {
    await drain(server);
    await composed.close();
  });
  const call = (method: string, args: unknown, headers: Readonly<Record<string, string>> = {}) =>
    ask(port, `/api/magento/${method}`, {
      method: 'POST',
      body: JSON.stringify(args),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  const figures = async () => (await (await ask(port, '/metrics')).text()).split('\n');
  return { call, figures, requests };
}

const CART = 'a'.repeat(32);

describe('a Magento that does not answer (FT4)', () => {
  it('times out a read, closes its socket and leaves nothing in flight', async () => {
    const open = new Set<unknown>();
    const { call, figures, requests } = await openShopOver((socket) => {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    });
    expect((await call('cart', [CART], { 'X-Request-Id': 'trace-4711' })).status).toBe(504);
    expect(requests[0]).toContain('x-request-id: trace-4711');
    await eventually(async () => {
      expect(open.size).toBe(0);
      expect(await figures()).toContain('shop_upstream_in_flight{upstream="magento"} 0');
    });
  });

  it('leaves a change in flight after a 504, and does not close its socket', async () => {
    const closed: string[] = [];
    const { call, figures } = await openShopOver((socket, request) => {
      socket.once('close', () => closed.push(request));
    });
    const added = await call('addProductsToCart', [
      { cartId: CART, cartItems: [{ sku: 'wolk', quantity: 1 }] },
    ]);
    expect(added.status).toBe(504);
    expect(await figures()).toContain('shop_upstream_in_flight{upstream="magento"} 1');
    expect(closed).toEqual([]);
  });
});

describe('a Magento that fails (FT8)', () => {
  it('receives only cart calls once the breaker is open', async () => {
    const { call, figures, requests } = await openShopOver((socket) => socket.destroy());
    await Promise.all(Array.from({ length: 30 }, () => call('getCategories', [{}])));
    const before = requests.length;
    const answer = await call('getCategories', [{}]);
    expect(answer.status).toBe(503);
    expect(requests).toHaveLength(before);
    await call('cart', [CART]);
    expect(requests.length).toBeGreaterThan(before);
    expect(await figures()).toContain('shop_upstream_breaker_state{upstream="magento"} 2');
  });
});

/** The ports of a server with silent upstreams and these limits. */
async function overSilence(limits: Readonly<Record<string, string>>, protocol = 'http') {
  const { port, requests } = await startFaultServer(() => {});
  const origin = `${protocol}://127.0.0.1:${port}`;
  const { ports, close } = composeServer(
    configOf({
      DATA_DIR: ':memory:',
      LOG_LEVEL: 'silent',
      COMMERCE: 'magento',
      MAGENTO_URL: origin,
      CONTENT: 'contentstack',
      CONTENTSTACK_API_KEY: 'key',
      CONTENTSTACK_DELIVERY_TOKEN: 'token',
      CONTENTSTACK_URL: `${origin}/v3`,
      CONTENTSTACK_IMAGES_URL: origin,
      SEARCH: 'algolia',
      ALGOLIA_APP_ID: 'APP',
      ALGOLIA_SEARCH_KEY: 'key',
      ALGOLIA_HOSTS: origin,
      ...limits,
    }),
  );
  onTestFinished(close);
  return { ports, requests };
}

const CALLS: readonly (readonly [
  limit: string,
  usual: number,
  ask: (ports: ServerPorts) => Promise<unknown>,
])[] = [
  ['ALGOLIA_READ_TIMEOUT_MS', 2000, ({ searchBox }) => searchBox.topSearches('nl-nl')],
  ['MAGENTO_READ_TIMEOUT_MS', 5000, ({ assortment }) => assortment.currencies('nl-nl')],
  ['MAGENTO_WRITE_TIMEOUT_MS', 10_000, ({ carts }) => carts.create('nl-nl')],
  ['CONTENTSTACK_TIMEOUT_MS', 3000, ({ content }) => content.oldAddresses('nl-nl')],
  ['PICTURES_TIMEOUT_MS', 4000, ({ pictures }) => pictures.read('v3/assets/a/b/c/d.jpg')],
];

describe('a server whose upstreams do not answer', () => {
  it.each(CALLS)('times out after %s', async (name, usual, ask) => {
    const work = async () => {
      const { ports, requests } = await overSilence({ [name]: '60' });
      await ask(ports);
      expect(requests.length).toBeGreaterThan(0);
    };
    expect(await leastTime(usual, work)).toBeLessThan(usual);
  });

  it('times out after CONNECT_TIMEOUT_MS, without a TLS handshake', async () => {
    const least = await leastTime(1000, async () => {
      const { ports } = await overSilence({ CONNECT_TIMEOUT_MS: '60' }, 'https');
      await ports.searchBox.topSearches('nl-nl');
    });
    expect(least).toBeLessThan(1000);
  });
});
