import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSystemClock } from '#adapters/system/clock-and-ids.ts';
import { magentoLines } from '../support/fault-clicks/magento-lines.ts';
import { PASS } from '../support/fault-proxy/fault.ts';
import { startFaultProxy } from '../support/fault-proxy/fault-proxy.ts';
import { hasRedisServer, startRedisServer } from '../support/redis-server.ts';
import { openSlowSocket } from '../support/slow-socket.ts';
import { startMagento } from '../support/start-magento.ts';
import { createAddCalls } from './add-calls.ts';
import { buildShopServer, startShopServer } from './shop-server.ts';

/** Timeout in milliseconds: servers are built and started on a possibly busy machine. */
const PATIENCE = 120_000;

/** Latency of Redis for the first server, in milliseconds, in which the server can be stopped. */
const LATE = 400;

mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(join('.cache', 'stalled-server-'));
beforeAll(buildShopServer, PATIENCE);
afterAll(() => rmSync(folder, { recursive: true }));
const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close();
});

const { newCart, addTo } = createAddCalls('the-one-click');

/** A Magento that counts adds, a Redis, and proxies between them and the first server. */
async function openUpstreams() {
  const redis = await startRedisServer();
  closings.push(() => redis.close());
  const line = await openSlowSocket(redis.address);
  closings.push(() => line.close());
  const client = new Redis(redis.address);
  closings.push(() => client.disconnect());
  const stops: (() => void)[] = [];
  closings.push(() => stops.forEach((stop) => stop()));
  const whenDone = (stop: () => void) => void stops.push(stop);
  const magento = await startMagento({ clock: createSystemClock() }, whenDone);
  const adds = { count: 0 };
  const plan = ({ body }: { readonly body: Buffer }) => {
    if (body.includes('AddToCart')) adds.count += 1;
    return PASS;
  };
  const proxy = await startFaultProxy({ target: magento.origin, plan }, whenDone);
  return { redis, line, client, magento, adds, proxy };
}

describe('a server that hangs in the middle of an add', () => {
  it.skipIf(!hasRedisServer())(
    'does not repeat an add that another server has completed',
    async () => {
      const { redis, line, client, magento, adds, proxy } = await openUpstreams();
      const startServer = async (address: string) => {
        const server = await startShopServer({
          LOG_LEVEL: 'silent',
          CACHE: 'redis',
          REDIS_URL: address,
          REDIS_TIMEOUT_MS: '10000',
          COMMERCE: 'magento',
          GOODS_WITHOUT_FACTS: 'sell',
          MAGENTO_URL: proxy.origin,
          DATA_DIR: mkdtempSync(join(folder, 'data-')),
        });
        closings.push(() => server.kill());
        return server;
      };
      const [stalled, next] = await Promise.all([
        startServer(line.address),
        startServer(redis.address),
      ]);
      const cartId = await newCart(next.port);
      const add = (port: number) => addTo(port, cartId, 'X1-1');

      line.delay(LATE);
      const unheard = add(stalled.port);
      const isWrittenDown = async () =>
        (await client.get(`sluimer:action:1:magento-cart ${cartId}`))?.includes('pending') ?? false;
      await vi.waitUntil(isWrittenDown, { timeout: PATIENCE, interval: 5 });
      stalled.hang();
      expect(adds.count).toBe(0);
      const answer = await add(next.port);
      expect(answer.status).toBe(200);
      expect(adds.count).toBe(1);

      stalled.goOn();
      expect((await unheard).status).toBe(504);
      expect(adds.count).toBe(1);
      expect([...(await magentoLines(magento, cartId)).values()]).toEqual([2]);
      expect((await add(stalled.port)).status).toBe(200);
      expect(adds.count).toBe(1);
      expect([...(await magentoLines(magento, cartId)).values()]).toEqual([2]);
    },
    PATIENCE,
  );
});
