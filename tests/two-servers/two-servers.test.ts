import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask } from '../server/ask.ts';
import { UNLIMITED_CARTS } from '../support/many-carts.ts';
import { hasRedisServer, startRedisServer } from '../support/redis-server.ts';
import { publication, signedBySecret } from '../support/webhooks.ts';
import { openBalancer, type Balancer } from './balancer.ts';
import { buildShopServer, startShopServer, type ShopServer } from './shop-server.ts';
import { readPage, startShopping, startVisits, VISITORS } from './visitors.ts';

const SECRET = 'a secret of the organization';

/** Timeout in milliseconds: two servers are built and started on a possibly busy machine. */
const PATIENCE = 120_000;

type Shop = {
  readonly servers: readonly [ShopServer, ShopServer];
  readonly balancer: Balancer;
};

const requestsOf = ({ servers }: Shop): readonly string[] =>
  servers.flatMap(({ requests }) => requests);

describe.skipIf(!hasRedisServer())('two servers behind one address', () => {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(join('.cache', 'two-servers-'));
  beforeAll(buildShopServer, PATIENCE);
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
      // This tests what servers share, not what they do without Redis or on a busy machine.
      REDIS_TIMEOUT_MS: '10000',
      PAGE_TIMEOUT_MS: '15000',
      LOAD_SHEDDING: 'false',
      CONTENT_WEBHOOK_SECRET: SECRET,
      DATA_DIR: mkdtempSync(join(folder, 'data-')),
      LOG_LEVEL: 'warn',
      ...UNLIMITED_CARTS,
    };
    const start = async () => {
      const server = await startShopServer(environment);
      closings.push(() => server.kill());
      return server;
    };
    const servers = await Promise.all([start(), start()]);
    const balancer = await openBalancer(servers.map(({ port }) => port));
    closings.push(() => balancer.close());
    return { servers, balancer };
  }

  it(
    'FT19 request the same data from upstreams once when both need it at the same time',
    async () => {
      const shop = await openShop();
      const readAll = async () => {
        const answers = await Promise.all(
          Array.from({ length: 40 }, () => readPage(shop.balancer.port, '/matrassen')),
        );
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
        return new Set(await Promise.all(answers.map((answer) => answer.text())));
      };
      await readAll();
      // Pages wait only briefly for the link relations, so the first ones may lack them.
      await vi.waitFor(async () => expect((await readAll()).size).toBe(1), PATIENCE / 2);
      const requests = requestsOf(shop);
      expect(requests.length).toBeGreaterThan(2);
      expect(requests).toEqual([...new Set(requests)]);
    },
    PATIENCE,
  );

  it(
    'invalidate both caches by one webhook of the content service',
    async () => {
      const shop = await openShop();
      for (const { port } of shop.servers) await readPage(port, '/matrassen');
      const shells = () =>
        requestsOf(shop).filter((line) => line.startsWith('content.shell')).length;
      const before = shells();
      const now = Date.now();
      const message = publication({ uid: 'menu', locale: 'nl-nl', apiKey: '', at: now });
      const { body, headers } = signedBySecret(SECRET, message, now);
      const init = { method: 'POST', body, headers } as const;
      const [first, second] = shop.servers;
      expect((await ask(first.port, '/api/hooks/content', init)).status).toBe(200);
      expect((await ask(second.port, '/api/hooks/content', init)).status).toBe(409);
      await vi.waitFor(async () => {
        for (const { port } of shop.servers) await readPage(port, '/matrassen');
        expect(shells()).toBe(before + 1);
      }, PATIENCE);
    },
    PATIENCE,
  );

  it(
    'C7 lose only the requests in flight of a killed server, and no cart',
    async () => {
      const shop = await openShop();
      const load = startVisits(shop.balancer.port);
      const shoppers = await Promise.all([1, 2, 3, 4].map(() => startShopping(shop.balancer.port)));
      await load.until(80);
      const [killed, left] = shop.servers;
      await killed.kill();
      await load.until(160);
      const failed = await load.stop();
      const carts = await Promise.all(shoppers.map((shopper) => shopper.stop()));
      const lost = shop.balancer.cutOn(killed.port);
      expect(failed.filter(({ name }) => !lost.has(name))).toEqual([]);
      expect(failed.length).toBeLessThanOrEqual(VISITORS);
      expect(shop.balancer.cutOn(left.port)).toEqual(new Set());
      expect(left.isAlive()).toBe(true);
      for (const { added, inCart } of carts) {
        expect(added).toBeGreaterThan(1);
        expect(inCart).toBe(added);
      }
    },
    PATIENCE,
  );
});
