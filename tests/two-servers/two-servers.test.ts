import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask } from '../server/ask.ts';
import { hasRedisServer, startRedisServer } from '../support/redis-server.ts';
import { publication, signedBySecret } from '../support/webhooks.ts';
import { openBalancer, REQUEST_NAME, type Balancer } from './balancer.ts';
import { buildShopServer, startShopServer, type ShopServer } from './shop-server.ts';

const SECRET = 'a secret of the organization';
const HOST = 'nl-nl.localhost';
const PAGES = [
  '/',
  '/matrassen',
  '/boxsprings',
  '/bedden',
  '/matrassen/maat/160x200',
  '/dekbedden',
];

/** In milliseconds: two servers are built and started on a machine that may be busy. */
const PATIENCE = 120_000;

type Shop = {
  readonly servers: readonly [ShopServer, ShopServer];
  readonly balancer: Balancer;
};

describe.skipIf(!hasRedisServer())('two servers behind one address', () => {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(join('.cache', 'two-servers-'));
  beforeAll(() => buildShopServer(folder), PATIENCE);
  afterAll(() => rmSync(folder, { recursive: true }));
  const closings: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closings.splice(0).toReversed()) await close();
  });

  /** Two servers, one Redis, one folder of carts. */
  async function openShop(): Promise<Shop> {
    const redis = await startRedisServer();
    closings.push(() => redis.close());
    const environment = {
      CACHE: 'redis',
      REDIS_URL: redis.address,
      // What is shown here is what servers know of each other, not what they do without.
      REDIS_TIMEOUT_MS: '10000',
      CONTENT_WEBHOOK_SECRET: SECRET,
      DATA_DIR: mkdtempSync(join(folder, 'data-')),
      LOG_LEVEL: 'warn',
    };
    const start = async () => {
      const server = await startShopServer(folder, environment);
      closings.push(() => server.kill());
      return server;
    };
    const servers = await Promise.all([start(), start()]);
    const balancer = await openBalancer(servers.map(({ port }) => port));
    closings.push(() => balancer.close());
    return { servers, balancer };
  }

  const get = (port: number, path: string, headers: Readonly<Record<string, string>> = {}) =>
    ask(port, path, { headers: { Host: HOST, ...headers } });

  const askedOf = ({ servers }: Shop): readonly string[] => servers.flatMap(({ asked }) => asked);

  it(
    'FT19 ask upstreams once for what both are asked at the same time',
    async () => {
      const shop = await openShop();
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => get(shop.balancer.port, '/matrassen')),
      );
      const pages = await Promise.all(answers.map((answer) => answer.text()));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(pages).size).toBe(1);
      const asked = askedOf(shop);
      expect(asked.length).toBeGreaterThan(2);
      expect(asked).toEqual([...new Set(asked)]);
    },
    PATIENCE,
  );

  it(
    'forget at both what the content service tells to one of them',
    async () => {
      const shop = await openShop();
      for (const { port } of shop.servers) await get(port, '/matrassen');
      const shells = () => askedOf(shop).filter((line) => line.startsWith('content.shell')).length;
      const before = shells();
      const now = Date.now();
      const message = publication({ uid: 'menu', locale: 'nl-nl', apiKey: '', at: now });
      const { body, headers } = signedBySecret(SECRET, message, now);
      const told = { method: 'POST', body, headers } as const;
      const [first, second] = shop.servers;
      expect((await ask(first.port, '/api/hooks/content', told)).status).toBe(200);
      expect((await ask(second.port, '/api/hooks/content', told)).status).toBe(409);
      await vi.waitFor(async () => {
        for (const { port } of shop.servers) await get(port, '/matrassen');
        expect(shells()).toBe(before + 1);
      });
    },
    PATIENCE,
  );

  it(
    'C7 lose nothing but what one was at when it is killed, and no cart',
    async () => {
      const shop = await openShop();
      const load = createLoad(shop.balancer.port);
      const shoppers = await Promise.all([1, 2, 3, 4].map(() => startShopping(shop.balancer.port)));
      await load.until(80);
      const [killed, left] = shop.servers;
      const lost = new Set(shop.balancer.inFlightOn(killed.port));
      const ended = killed.kill();
      for (const name of shop.balancer.inFlightOn(killed.port)) lost.add(name);
      await ended;
      await load.until(160);
      const failed = await load.stop();
      const carts = await Promise.all(shoppers.map((shopper) => shopper.stop()));
      expect(failed.filter((name) => !lost.has(name.split(' ', 1)[0] ?? ''))).toEqual([]);
      expect(left.isAlive()).toBe(true);
      for (const { added, inCart } of carts) {
        expect(added).toBeGreaterThan(1);
        expect(inCart).toBe(added);
      }
    },
    PATIENCE,
  );

  /** Visitors who read page after page, until they are stopped. */
  function createLoad(port: number) {
    const failed: string[] = [];
    let answered = 0;
    let isOver = false;
    const visit = async (visitor: number): Promise<void> => {
      for (let page = 0; !isOver; page += 1) {
        const name = `page-${visitor}-${page}`;
        const path = PAGES[(visitor + page) % PAGES.length] ?? '/';
        const answer = await get(port, path, { [REQUEST_NAME]: name }).catch(() => undefined);
        await answer?.text().catch(() => undefined);
        if (answer?.status === 200) answered += 1;
        else failed.push(`${name} ${answer?.status ?? 'cut'} ${path}`);
      }
    };
    const visitors = Array.from({ length: 8 }, (_, visitor) => visit(visitor));
    return {
      async until(count: number) {
        await vi.waitUntil(() => answered >= count, { timeout: 60_000, interval: 5 });
      },
      async stop() {
        isOver = true;
        await Promise.all(visitors);
        return failed;
      },
    };
  }

  /** A shopper who adds one more of a thing again and again, and asks anew where no answer came. */
  async function startShopping(port: number) {
    const call = async (method: string, args: unknown, key: string) => {
      const headers = { Host: HOST, 'Content-Type': 'application/json', 'Idempotency-Key': key };
      const body = JSON.stringify(args);
      for (let tries = 0; tries < 100; tries += 1) {
        const answer = await ask(port, `/api/magento/${method}`, {
          method: 'POST',
          body,
          headers,
        }).catch(() => undefined);
        if (answer?.status === 200) return (await answer.json()) as unknown;
        await pause(20);
      }
      throw new Error(`${method} was never answered.`);
    };
    const cartId = (await call('createEmptyCart', [], 'create')) as string;
    const sku = await someSku(port);
    let isOver = false;
    let added = 0;
    const shopping = (async () => {
      while (!isOver) {
        const args = [{ cartId, cartItems: [{ sku, quantity: 1 }] }];
        await call('addProductsToCart', args, `add-${cartId}-${added}`);
        added += 1;
      }
    })();
    return {
      async stop() {
        isOver = true;
        await shopping;
        const { cart } = (await call('cart', [cartId], 'read')) as CartDocument;
        return { added, inCart: cart.items.reduce((sum, { quantity }) => sum + quantity, 0) };
      },
    };
  }
});

type CartDocument = { readonly cart: { readonly items: readonly { readonly quantity: number }[] } };

/** Something that can be added as it is. */
async function someSku(port: number): Promise<string> {
  const question = { locale: 'nl-nl', pageType: 'category', objectId: '7', query: '', filters: [] };
  const body = JSON.stringify([{ ...question, page: 1, sorting: 'popular', itemsPerPage: 1 }]);
  const headers = { Host: HOST, 'Content-Type': 'application/json' };
  const answer = await ask(port, '/api/algolia/getProductsAndFilters', {
    method: 'POST',
    body,
    headers,
  });
  const { data } = (await answer.json()) as { readonly data: readonly { readonly sku: string }[] };
  return data[0]?.sku ?? '';
}
