import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, it } from 'vitest';

/** Timeout in milliseconds: the shop is compiled on a possibly busy machine. */
const PATIENCE = 300_000;

const folder = mkdtempSync(join(tmpdir(), 'dev-'));
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run dev', () => {
  it(
    'serves the shop from source, on loopback alone',
    async () => {
      const port = await startDevelopmentServer({});
      // Like every address of another network interface, this one is not listened on.
      expect(await connectTo('127.0.0.2', port)).toBe('ECONNREFUSED');
      const page = await fetchPage(port, '/matrassen');
      expect(page.status).toBe(200);
      expect(page.html).toContain('data-product');
    },
    PATIENCE,
  );

  it(
    'listens where HOST says',
    async () => {
      const port = await startDevelopmentServer({ HOST: '0.0.0.0' });
      expect(await connectTo('127.0.0.2', port)).toBe('connected');
    },
    PATIENCE,
  );
});

/** Resolves with the port, once the script has printed the last URL of the shop. */
async function startDevelopmentServer(settings: Readonly<Record<string, string>>): Promise<number> {
  const port = await unusedPort();
  const child = spawn(process.execPath, ['scripts/dev.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(folder, 'data-')),
      ...settings,
    },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  stops.push(() => {
    child.kill('SIGTERM');
    return ended;
  });
  const printed = new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes(`http://en-us.localhost:${port}`)) resolve('printed');
    });
  });
  expect(await Promise.race([printed, ended])).toBe('printed');
  return port;
}

/**
 * A port that nothing listens on. Not one that the system chooses: it may give the same to another
 * program's outgoing connection until the script listens.
 */
async function unusedPort(): Promise<number> {
  const port = randomInt(FIRST_PORT, PORTS_FOR_CONNECTIONS);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, () => resolve(true));
  });
  if (!isFree) return unusedPort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const FIRST_PORT = 20_000;
/** From here on the system chooses ports itself, unless it is configured otherwise. */
const PORTS_FOR_CONNECTIONS = 32_768;

const connectTo = (host: string, port: number) =>
  new Promise<string | undefined>((resolve) => {
    const socket = connect(port, host, () => resolve('connected'));
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    stops.push(() => Promise.resolve(socket.destroy()));
  });

async function fetchPage(port: number, path: string) {
  const headers = { host: `nl-nl.localhost:${port}` };
  const sent = request({ host: '127.0.0.1', port, path, headers, agent: false }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, html: await text(answer) };
}
