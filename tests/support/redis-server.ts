import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { once } from '#src/shared/memoize.ts';

/** A test's own Redis, on a socket in its own folder, without persistence. */
export type RedisServer = {
  readonly address: string;
  /** Suspends the process until it is resumed. */
  hang(): void;
  goOn(): void;
  /** Ends the process at once. */
  kill(): Promise<void>;
  /** Restarts empty at the same address. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

const PROGRAM = 'redis-server';

/** Whether Redis is installed, asked once a worker; warns if it is not. */
export const hasRedisServer: () => boolean = once(() => {
  const isThere = spawnSync(PROGRAM, ['--version']).status === 0;
  if (!isThere) {
    process.stderr.write(
      `Tests against Redis are skipped: there is no ${PROGRAM} (apt-get install ${PROGRAM}).\n`,
    );
  }
  return isThere;
});

export async function startRedisServer(): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const address = join(folder, 'redis.sock');
  let server = await start(folder, address);
  const end = async () => {
    server.kill('SIGCONT');
    await ended(server);
    rmSync(address, { force: true });
  };
  return {
    address,
    hang: () => void server.kill('SIGSTOP'),
    goOn: () => void server.kill('SIGCONT'),
    kill: end,
    async restart() {
      await end();
      server = await start(folder, address);
    },
    async close() {
      await end();
      rmSync(folder, { recursive: true });
    },
  };
}

async function start(folder: string, address: string): Promise<ChildProcess> {
  const settings = ['--port', '0', '--unixsocket', address, '--save', '', '--appendonly', 'no'];
  const server = spawn(PROGRAM, [...settings, '--dir', folder], { stdio: 'ignore' });
  while (!(await answers(address))) {
    if (server.exitCode !== null) throw new Error(`${PROGRAM} ended with ${server.exitCode}`);
    await pause(10);
  }
  return server;
}

const answers = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    if (!existsSync(address)) return resolve(false);
    const socket = createConnection(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGKILL');
  });
}
