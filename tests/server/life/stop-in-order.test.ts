import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(join('.cache', 'life-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(() => buildServer());

describe('a server that is stopped (FT29)', () => {
  it('answers all requests, also over kept connections, and exits with 0', async () => {
    const server = await startServer();
    await Promise.all(times(20, () => server.ask('/wait/0')));
    const inFlight = times(50, (index) => server.ask(index < 5 ? '/wait/600' : '/wait/20'));
    await wait(10);
    server.stop();
    await wait(30);
    const late = server.ask('/wait/0');
    server.stop();
    expect(await late).toBe('stopping');
    for (const answer of await Promise.all(inFlight))
      expect(answer).toMatch(/^(?:serv|stopp)ing$/u);
    expect(await server.ended).toBe(0);
    expect(server.said.at(-1)).toBe('closed');
  });

  it('does not wait for the timeout of kept connections', async () => {
    // Kept connections time out after 65 s; the process may take 20 s on a busy machine.
    const server = await startServer();
    const inFlight = server.ask('/wait/400');
    await wait(50);
    server.stop();
    await inFlight;
    expect(await server.ended).toBe(0);
  });

  it('is cut off when it takes too long', async () => {
    const server = await startServer({ MAX_STOP_MS: '300' });
    const cut = server.ask('/hang');
    await wait(50);
    server.stop();
    expect(await cut).toBe('ECONNRESET');
    expect(await server.ended).toBe(1);
  });
});

describe('an uncaught error (FT30)', () => {
  it.each([
    ['/throw/100', 'uncaughtException'],
    ['/reject/100', 'unhandledRejection'],
  ])(
    'at %s is reported, the other requests are answered, and the process exits with 1',
    async (path, origin) => {
      const server = await startServer();
      const other = server.ask('/wait/200');
      expect(await server.ask(path)).toBe('stopping');
      expect(await other).toBe('stopping');
      expect(await server.ended).toBe(1);
      const uncaught = server.said.filter((line) => line.includes('"event":"uncaught"'));
      expect(uncaught).toEqual([expect.stringContaining(`"origin":"${origin}"`)]);
      expect(uncaught[0]).toContain('Nobody catches this.');
      expect(server.said.at(-1)).toBe('closed');
    },
  );
});

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const buildServer = () =>
  build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: 'tests/server/life/serve-briefly.ts',
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'serve.mjs' } },
    },
  });

async function startServer(environment: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [join(folder, 'serve.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { MAX_STOP_MS: '20000', ...environment },
  });
  const said: string[] = [];
  const port = await new Promise<number>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line);
      if (line.startsWith('listening ')) resolve(Number(line.split(' ')[1]));
    });
  });
  const agent = new Agent({ keepAlive: true });
  return {
    said,
    stop: () => void child.kill('SIGTERM'),
    ended: endOf(child),
    ask: (path: string) => ask(port, path, agent),
  };
}

const endOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('close', resolve));

/** The answer, or the error of the connection. */
const ask = (port: number, path: string, agent: Agent): Promise<string | undefined> =>
  new Promise((resolve) => {
    request({ port, host: '127.0.0.1', path, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve(text));
    })
      .on('error', (error: NodeJS.ErrnoException) => resolve(error.code))
      .end();
  });
