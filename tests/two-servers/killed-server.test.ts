import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSystemClock } from '#adapters/system/clock-and-ids.ts';
import { UNLIMITED_CARTS } from '../support/many-carts.ts';
import { magentoLines } from '../support/fault-clicks/magento-lines.ts';
import { PASS, type Fault } from '../support/fault-proxy/fault.ts';
import { startFaultProxy } from '../support/fault-proxy/fault-proxy.ts';
import { hasRedisServer, startRedisServer } from '../support/redis-server.ts';
import { startMagento } from '../support/start-magento.ts';
import { createAddCalls } from './add-calls.ts';
import { buildShopServer, startShopServer } from './shop-server.ts';

/** Timeout in milliseconds: servers are built and started on a possibly busy machine. */
const PATIENCE = 120_000;

/** The request arrives and is carried out, and gets no answer. */
const UNANSWERED: Fault = { kind: 'late', after: 0, answer: 'nothing' };

/** A mattress of the demo shop. */
const SKU = 'LUN-VITA-90200';

mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(join('.cache', 'killed-server-'));
beforeAll(buildShopServer, PATIENCE);
afterAll(() => rmSync(folder, { recursive: true }));
const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close();
});

async function startServer(environment: Readonly<Record<string, string>>) {
  const server = await startShopServer({ LOG_LEVEL: 'silent', ...environment });
  closings.push(() => server.kill());
  return server;
}

const { newCart, addTo } = createAddCalls('the-one-click');

/** Retries until the shop is not busy. */
async function outcomeOf(port: number, cartId: string, sku: string) {
  const answer = await vi.waitUntil(
    async () => {
      const added = await addTo(port, cartId, sku);
      return added.status === 429 || added.status === 503 ? undefined : added;
    },
    { timeout: PATIENCE, interval: 200 },
  );
  const { cart, user_errors } = (await answer.json()) as Answer;
  const quantities = cart?.items.map(({ quantity }) => quantity);
  return { status: answer.status, quantities, errors: user_errors };
}

type Answer = {
  readonly cart?: { readonly items: readonly { readonly quantity: number }[] } | null;
  readonly user_errors?: readonly unknown[];
};

const ADDED = { status: 200, quantities: [2], errors: [] };

describe('a server that is killed in the middle of an add', () => {
  it.skipIf(!hasRedisServer())(
    'C7 lets another server confirm the line, which is in the Magento cart once',
    async () => {
      const redis = await startRedisServer();
      closings.push(() => redis.close());
      const stops: (() => void)[] = [];
      closings.push(() => stops.forEach((stop) => stop()));
      const whenDone = (stop: () => void) => void stops.push(stop);
      const magento = await startMagento({ clock: createSystemClock() }, whenDone);
      let adds = 0;
      const plan = ({ body }: { readonly body: Buffer }) => {
        if (!body.includes('AddToCart')) return PASS;
        adds += 1;
        return adds === 1 ? UNANSWERED : PASS;
      };
      const proxy = await startFaultProxy({ target: magento.origin, plan }, whenDone);
      const environment = {
        CACHE: 'redis',
        REDIS_URL: redis.address,
        REDIS_TIMEOUT_MS: '10000',
        COMMERCE: 'magento',
        GOODS_WITHOUT_FACTS: 'sell',
        MAGENTO_URL: proxy.origin,
        DATA_DIR: mkdtempSync(join(folder, 'data-')),
        ...UNLIMITED_CARTS,
      };
      const [first, second] = await Promise.all([
        startServer(environment),
        startServer(environment),
      ]);
      const cartId = await newCart(first.port);
      const unheard = addTo(first.port, cartId, 'X1-1').catch(() => 'cut');
      const isCarriedOut = () =>
        proxy.log.some(({ fault, deliveries }) => fault === UNANSWERED && deliveries === 1);
      await vi.waitUntil(isCarriedOut, { timeout: PATIENCE });
      await first.kill();
      expect(await unheard).toBe('cut');
      expect(await outcomeOf(second.port, cartId, 'X1-1')).toEqual(ADDED);
      expect([...(await magentoLines(magento, cartId)).values()]).toEqual([2]);
      expect(adds).toBe(1);
    },
    PATIENCE,
  );

  it.each(['before', 'after'] as const)(
    'C7 confirms after a restart that its cart has the line once, killed %s its response',
    async (moment) => {
      const environment = { DATA_DIR: mkdtempSync(join(folder, 'data-')), ...UNLIMITED_CARTS };
      const first = await startServer(environment);
      const cartId = await newCart(first.port);
      const unheard = addTo(first.port, cartId, SKU).catch(() => 'cut');
      if (moment === 'after') await unheard;
      await first.kill();
      const again = await startServer(environment);
      expect(await outcomeOf(again.port, cartId, SKU)).toEqual(ADDED);
      expect(await outcomeOf(again.port, cartId, SKU)).toEqual(ADDED);
    },
    PATIENCE,
  );
});
