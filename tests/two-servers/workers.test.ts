import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask } from '../server/ask.ts';
import { buildProgram } from './shop-server.ts';

/** Timeout in milliseconds: servers are built and started on a possibly busy machine. */
const PATIENCE = 120_000;
const WAIT = { timeout: PATIENCE, interval: 50 };
const TOKEN = 'the-token-of-the-catalogue';

mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(join('.cache', 'workers-'));
let program = '';
beforeAll(async () => void (program = await buildProgram('serve-workers')), PATIENCE);
afterAll(() => rmSync(folder, { recursive: true }));
const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

const workerOf = (answer: Response): number => Number(answer.headers.get('x-worker'));

async function startServer(workers: number) {
  const port = await freePort();
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      WORKERS: String(workers),
      DATA_DIR: join(folder, String(port)),
      LOG_LEVEL: 'silent',
      PAGE_FRESH_S: '3600',
      CATALOGUE_WEBHOOK_TOKEN: TOKEN,
      DRAIN_DELAY_MS: '0',
    },
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  closings.push(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  await once(child.stdout, 'data');
  const get = (path: string) => ask(port, path);
  /** The processes that answer now; each connection goes to the next one. */
  const pids = async () => {
    const answers = await Promise.all(
      // A connection that a killed worker was given is lost with it.
      Array.from({ length: 8 }, () =>
        Promise.race([get('/healthz').then(workerOf), wait(5000, 0)]),
      ),
    );
    return new Set(answers.filter((pid) => pid > 0));
  };
  await vi.waitUntil(async () => (await pids()).size === workers, WAIT);
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { port, get, pids, stop };
}

describe('the workers of one server', () => {
  it(
    'share a port, and one that is killed is replaced',
    async () => {
      const server = await startServer(2);
      const [killed = 0, left] = await server.pids();
      process.kill(killed, 'SIGKILL');
      await vi.waitUntil(async () => {
        const now = await server.pids().catch(() => new Set<number>());
        return now.size === 2 && !now.has(killed);
      }, WAIT);
      expect(await server.pids()).toContain(left);
      expect(await server.stop()).toBe(0);
    },
    PATIENCE,
  );

  it(
    'purge the pages of all of them by one webhook, and add up their metrics',
    async () => {
      const server = await startServer(2);
      /** Workers that answered with a page that was not stored. */
      const rendered = new Set<number>();
      const areAll = async () => {
        const answer = await server.get('/matrassen');
        if (!answer.headers.has('age')) rendered.add(workerOf(answer));
        return rendered.size === 2;
      };
      await vi.waitUntil(areAll, WAIT);
      rendered.clear();
      const hook = await ask(server.port, '/api/hooks/catalogue', {
        method: 'POST',
        headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify({ skus: ['HAL-LUND'] }),
      });
      expect(hook.status).toBe(200);
      await vi.waitUntil(areAll, WAIT);
      const text = await (await server.get('/metrics')).text();
      const checks = /^shop_requests_total\{kind="health",status="200"\} (\d+)$/mu.exec(text)?.[1];
      expect(Number(checks)).toBeGreaterThanOrEqual(8);
    },
    PATIENCE,
  );
});
