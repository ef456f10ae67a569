import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { quantityIn, startKeepAliveClients } from './keep-alive-clients.ts';
import { buildShopServer, startShopServer, type ShopServer } from './shop-server.ts';

/** Timeout in milliseconds: servers are built and started on a possibly busy machine. */
const PATIENCE = 240_000;

const CLIENTS = 30;
const ROUNDS = 3;

/** Number of requests begun before the server is stopped. */
const WARM = 200;

/** A product of the demo shop without options. */
const SKU = 'LUN-VITA-90200';

/** Maximum time from SIGTERM to exit, in milliseconds: supervisors kill after 30 s. */
const MAX_STOP_TIME = 20_000;

mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(join('.cache', 'stopped-server-'));
beforeAll(buildShopServer, PATIENCE);
afterAll(() => rmSync(folder, { recursive: true }));
const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close();
});

async function startServer(environment: Readonly<Record<string, string>>): Promise<ShopServer> {
  const server = await startShopServer({ LOG_LEVEL: 'silent', ...environment });
  closings.push(() => server.kill());
  return server;
}

async function stopUnderLoad(environment: Readonly<Record<string, string>>) {
  const server = await startServer(environment);
  const clients = await startKeepAliveClients(server.port, SKU, CLIENTS);
  closings.push(() => clients.abort());
  await clients.until(WARM + Math.floor(Math.random() * CLIENTS));
  const from = performance.now();
  const code = await server.stop();
  const duration = performance.now() - from;
  return { ...(await clients.ended()), code, duration };
}

describe('a server that is told to stop', () => {
  it(
    'is not ready from then on, answers during the drain delay, and ends',
    async () => {
      const server = await startServer({
        DATA_DIR: mkdtempSync(join(folder, 'data-')),
        DRAIN_DELAY_MS: '10000',
      });
      const ready = () => fetch(`http://127.0.0.1:${server.port}/readyz`);
      expect((await ready()).status).toBe(200);
      const ended = server.stop();
      await expect.poll(async () => (await ready()).status, { timeout: 8000 }).toBe(503);
      expect((await ready()).headers.get('connection')).toBe('close');
      expect(await ended).toBe(0);
      await expect(ready()).rejects.toThrow('fetch failed');
    },
    PATIENCE,
  );
});

describe('a server that is stopped under 30 keep-alive clients', () => {
  it(
    'answers every request in flight and loses no add',
    async () => {
      const lost: string[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        // Load shedding is off, as a busy machine must not reject pages here.
        const environment = {
          DATA_DIR: mkdtempSync(join(folder, 'data-')),
          LOAD_SHEDDING: 'false',
          DRAIN_DELAY_MS: '500',
        };
        const report = await stopUnderLoad(environment);
        expect(report.refused).toEqual([]);
        expect(report.begun).toBeGreaterThan(WARM);
        expect(report.code).toBe(0);
        expect(report.duration).toBeLessThan(MAX_STOP_TIME);
        lost.push(...report.lost);

        const again = await startServer(environment);
        for (const [cartId, quantity] of report.added)
          expect(await quantityIn(again.port, cartId)).toBe(quantity);
        await again.kill();
      }
      expect(lost).toEqual([]);
    },
    PATIENCE,
  );
});
